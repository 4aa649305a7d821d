"""Long work in processes of its own, so that it uses every core and leaves the window alone."""
