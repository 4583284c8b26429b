"""Computer opponents. They know what their seat may see, and never the dice to come."""
