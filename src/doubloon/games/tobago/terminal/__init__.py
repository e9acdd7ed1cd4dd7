"""Tobago drawn in the terminal."""
