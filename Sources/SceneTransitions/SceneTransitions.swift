// SceneTransitions: see ARCHITECTURE.md.
