// What a program needs besides the pipeline comes with `import Screenplay`: scenes and layers, catalogue
// and transitions, times and rates, diagnostics, films and output files,
// frame hashes and what came of comparing them; of the components' room the icons, for components of one's own.
@_exported import AnimatorCore
@_exported import FrameTesting
@_exported public import enum SceneComponents.IconWeight
@_exported public import enum SceneComponents.PlatformGlyph
@_exported public import struct SceneComponents.Icon
@_exported import SceneModel
@_exported import SourceDiagnostics
@_exported import VideoEncoding
