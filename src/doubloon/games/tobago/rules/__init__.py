"""The rules of Tobago, in the order of RULES.md: setup, clues, turn, powers, treasure."""
