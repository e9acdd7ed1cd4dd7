"""The pictures of the home page, drawn by rule: `python -m tools.art` writes web/src/art/*.svg."""
