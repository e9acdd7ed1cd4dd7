"""`python -m doubloon` is the command line."""

from doubloon.cli import main

main()
