import Glibc
import Screenplay

// Before anything else, while there is one thread: what is opened, drawn and written depends on it.
StandardStreams.prepare()
PixelEnvironment.cleanse()
StopSignals.install()
exit(await CommandLineTool.run().rawValue)
