"""The arena: bots against bots over many deals, each deal in every seating, so that luck and seats cancel."""

from .plan import Plan, Sitting, draw_up
from .series import play
from .shelf import Shelf
from .table import Outcome, play_sitting
from .tally import Report, Standing, tally, wilson

__all__ = [
    "Outcome",
    "Plan",
    "Report",
    "Shelf",
    "Sitting",
    "Standing",
    "draw_up",
    "play",
    "play_sitting",
    "tally",
    "wilson",
]
