"""A table as this process knows it: what is on disk, who reads it, and what people do there.

`Table` keeps in step with the database and tells its readers; `play`, `takebacks`, `seating`, `shuffling` and `talk`
each hold one kind of thing that people do. All of them change a table in the same way: inside
`Table.change_until_done`, by `Table.append` or `Table.change`, which write first and tell everybody after that.
"""

from .readers import Reader
from .table import Table

__all__ = ["Reader", "Table"]
