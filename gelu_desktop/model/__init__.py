"""What the user chose and what follows from it: no Qt."""
