"""What panels are made of."""
