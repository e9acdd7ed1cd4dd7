"""Moonlight Salvage drawn in the terminal."""
