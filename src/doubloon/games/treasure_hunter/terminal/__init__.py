"""Treasure Hunter drawn in the terminal."""
