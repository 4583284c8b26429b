"""What the packages above need to know about Voetbal Toto; found by file name and loaded when first asked for."""
