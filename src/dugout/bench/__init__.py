"""How fast the engines are: figures for one process, and a comparison of both builds."""
