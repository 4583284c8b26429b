"""One match: judged, drafted, committed, hosted."""
