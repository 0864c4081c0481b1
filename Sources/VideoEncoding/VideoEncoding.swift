// VideoEncoding: see ARCHITECTURE.md.
