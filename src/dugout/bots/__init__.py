"""Computer opponents. They know what their seat may see, and never future dice."""
