"""A sheet of signs, each with an ink on a ground, that becomes lines of markup."""

from __future__ import annotations


class Canvas:
    """Rows and columns of signs; what lies outside is left out, so that nobody who draws need mind the edge."""

    def __init__(self, rows: int, columns: int, ink: str, ground: str) -> None:
        self.rows = rows
        self.columns = columns
        self.signs = [[" "] * columns for _ in range(rows)]
        self.inks = [[ink] * columns for _ in range(rows)]
        self.grounds = [[ground] * columns for _ in range(rows)]

    def clone(self) -> Canvas:
        """A copy to draw on: what never changes is drawn once."""
        new = Canvas(0, 0, "", "")
        new.rows, new.columns = self.rows, self.columns
        new.signs = [row[:] for row in self.signs]
        new.inks = [row[:] for row in self.inks]
        new.grounds = [row[:] for row in self.grounds]
        return new

    def put(self, row: int, column: int, sign: str, ink: str, ground: str = "") -> None:
        """A sign, on a ground of its own or on whatever ground is there."""
        if 0 <= row < self.rows and 0 <= column < self.columns:
            self.signs[row][column] = sign
            self.inks[row][column] = ink
            if ground:
                self.grounds[row][column] = ground

    def write(self, row: int, column: int, text: str, ink: str) -> None:
        """Signs side by side."""
        for place, sign in enumerate(text):
            self.put(row, column + place, sign, ink)

    def is_free(self, row: int, column: int) -> bool:
        """Is there nothing yet?"""
        return 0 <= row < self.rows and 0 <= column < self.columns and self.signs[row][column] == " "

    def line(self, row: int) -> str:
        """A row as markup, one mark for each stretch of one style."""
        marked, stretch, style = "", "", ""
        for sign, ink, ground in zip(self.signs[row], self.inks[row], self.grounds[row], strict=True):
            wanted = f"{ink} on {ground}"
            if stretch and wanted != style:
                marked += f"[{style}]{stretch}[/]"
                stretch = ""
            stretch += sign
            style = wanted
        return f"{marked}[{style}]{stretch}[/]"
