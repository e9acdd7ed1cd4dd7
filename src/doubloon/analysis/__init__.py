"""Analysis of finished games: what each position promised, what decisions cost, and what was luck."""

from .course import Course
from .line import Line
from .report import Account, Estimate, Report
from .story import Story
from .verdict import Verdict
from .work import SEED, USUAL, analyse

__all__ = ["SEED", "USUAL", "Account", "Course", "Estimate", "Line", "Report", "Story", "Verdict", "analyse"]
