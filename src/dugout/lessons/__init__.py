"""First steps: tiny positions with a goal, played on the real board and judged by the real rules."""
