"""The table in the terminal: what a player sees, what a player may type, and whose turn at the keyboard it is."""
