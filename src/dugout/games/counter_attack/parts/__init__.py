"""What the packages above need to know about Counter Attack; found by file name and loaded when first asked for."""
