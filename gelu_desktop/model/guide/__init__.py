"""The guide's content: pages of Markdown with steps that set the panels, in every language."""
