"""Pure functions on arrays: no Qt, no state."""
