// PictureCoding: see ARCHITECTURE.md.
