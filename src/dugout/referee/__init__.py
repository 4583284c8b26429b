"""The referee: judges, rolls, filters and publishes one match. Pure Python, run by the server and by a page
without one."""
