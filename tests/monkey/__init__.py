"""A person who does anything at all, in the real window, from a seed.

`acts` has the table of what is done; a run is a list of plain steps, ``[name, arguments]``. `play`
plays such a list in a window and looks after each step at what has to hold; `shrink` makes a
list that fails a short one, which is kept in ``scripts/``. ``python -m monkey`` goes on for hours.
"""
