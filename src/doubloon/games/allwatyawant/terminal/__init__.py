"""Allwatyawant in the terminal: loaded when somebody looks, never compiled."""
