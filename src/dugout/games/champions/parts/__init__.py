"""What the packages above need to know about Champions 2020; found by file name and loaded when first asked for."""
