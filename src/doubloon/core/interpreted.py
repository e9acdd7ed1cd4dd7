"""The one module of the core that is never compiled: words to the compiler that mean nothing when interpreted.

`mypyc_attr(allow_interpreted_subclasses=True)` lets games that are not compiled stand on a compiled core. The real one
lives in `mypy_extensions`, which only the compiler needs; the core itself needs the standard library alone.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes):
        return lambda cls: cls
