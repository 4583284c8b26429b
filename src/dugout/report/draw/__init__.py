"""Figures as plain SVG: colours are CSS variables of the theme, texts are escaped, no external resources."""
