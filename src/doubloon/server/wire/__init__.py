"""What clients and server say to each other: every message, typed; `docs/wire.md` explains them."""
