"""The arena: bots against bots over many deals, each deal in every seating, so that luck and seats cancel."""

from .logbook import Logbook
from .plan import Plan, Sitting, draw_up
from .series import Series, play
from .shelf import Shelf
from .stopping import Stopping
from .table import Outcome, play_sitting
from .tally import Report, Standing, tally

__all__ = [
    "Logbook",
    "Outcome",
    "Plan",
    "Report",
    "Series",
    "Shelf",
    "Sitting",
    "Standing",
    "Stopping",
    "draw_up",
    "play",
    "play_sitting",
    "tally",
]
