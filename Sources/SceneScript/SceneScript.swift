// SceneScript: see ARCHITECTURE.md.
