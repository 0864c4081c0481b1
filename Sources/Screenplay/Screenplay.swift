// Screenplay: see ARCHITECTURE.md.
