"""Figures as plain SVG: colours are variables of the theme, texts are escaped, nothing is loaded from elsewhere."""
