// CairoRendering: see ARCHITECTURE.md.
