"""The one module of the core that is never compiled: hints to the compiler that do nothing when interpreted.

`mypyc_attr(allow_interpreted_subclasses=True)` lets interpreted games run on a compiled core. The real one
lives in `mypy_extensions`, which only the compiler needs; the core itself needs only the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda cls: cls
