"""What Voetbal Toto tells the packages above it; found by file name and loaded when first asked for."""
