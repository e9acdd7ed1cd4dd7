"""Names for people who have not given one: a sailor's, the same in every language, and nobody's in particular."""

from __future__ import annotations

from secrets import choice
from typing import Final

FIRST: Final = (
    *("Abel", "Alma", "Anouk", "Arlo", "Bela", "Bruno", "Cleo", "Cora", "Dario", "Edda", "Elio", "Enno", "Fenja"),
    *("Finn", "Greta", "Hanno", "Ida", "Ines", "Ivo", "Jonna", "Juno", "Kai", "Lale", "Leif", "Lou", "Mara", "Mats"),
    *("Mika", "Nell", "Nils", "Noor", "Oda", "Otis", "Pia", "Priya", "Rolf", "Rosa", "Runa", "Sam", "Silas", "Tamar"),
    *("Teo", "Thea", "Uma", "Vito", "Wanda", "Yara", "Zeno"),
)
LAST: Final = (
    *("Amber", "Bellweather", "Brigg", "Callow", "Cooper", "Coral", "Corsair", "Crabbe", "Cutter", "Delfin", "Farrow"),
    *("Fathom", "Gale", "Galley", "Garnet", "Gull", "Halyard", "Keel", "Kestrel"),
    *("Lantern", "Lugger", "Marlow", "Merrow", "Mizzen", "Morrow", "Nimbus", "Oakum", "Osprey", "Pearl", "Pelikan"),
    *("Ripley", "Sable", "Sextant", "Sloop", "Spinnaker", "Squall", "Starling"),
    *("Tern", "Tidewell", "Topsail", "Windlass"),
)


def house_name() -> str:
    """A name for somebody who has none."""
    return f"{choice(FIRST)} {choice(LAST)}"
