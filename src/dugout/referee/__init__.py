"""The referee: judges, rolls, filters and tells one match. Pure Python, run by the server and by a page without one."""
