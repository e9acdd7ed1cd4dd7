"""What can be proven of a record: the same for `doubloon verify` and for a server that is given one."""

from .blame import blamed, blaming
from .claims import FAILED, OPEN, PROVEN, UNKNOWN, Finding, is_proven, prove

__all__ = ["FAILED", "OPEN", "PROVEN", "UNKNOWN", "Finding", "blamed", "blaming", "is_proven", "prove"]
