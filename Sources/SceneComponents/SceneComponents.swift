// SceneComponents: see ARCHITECTURE.md.
