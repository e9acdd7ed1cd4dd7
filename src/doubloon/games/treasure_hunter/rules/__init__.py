"""The rules of Treasure Hunter, one file for each part of RULES.md."""
