"""The window, the command line and what holds them together."""
