"""The report of a match: pure functions from a record to figures, drawings, a picture and a printable page."""
