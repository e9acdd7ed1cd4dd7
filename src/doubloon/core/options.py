"""The options of a game: a schema with defaults, and the settings chosen for one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeAlias

from .errors import BadGame, BadOption

Value: TypeAlias = bool | int | str

_ORDER: Final = "the order is switch(name, default), number(name, low, high, default), choice(name, values, default)"


class Option:
    """One thing that a table can choose before play."""

    def __init__(self, name: str, values: Sequence[Value], default: Value) -> None:
        if not any(type(default) is type(value) and default == value for value in values):
            raise BadGame(f"The option {name!r} needs a default among its values, not {_shown(default)}; {_ORDER}.")
        self.name: Final = name
        self.values: Final = tuple(values)
        self.default: Final = default

    def expected(self) -> str:
        """The values that fit, in words."""
        if isinstance(self.default, bool):
            return "yes or no"
        if isinstance(self.default, int):
            return f"a whole number from {self.values[0]} to {self.values[-1]}"
        return "one of " + ", ".join(str(value) for value in self.values)

    def read(self, given: object) -> Value:
        """The value that was meant, even if typed as text on a command line."""
        meant: object = given
        if isinstance(given, str) and not isinstance(self.default, str):
            meant = _WORDS.get(given.lower()) if isinstance(self.default, bool) else _whole(given)
        for value in self.values:
            if type(meant) is type(value) and meant == value:
                return value
        raise BadOption(f"The option {self.name!r} takes {self.expected()}, not {_shown(given)}.")


def switch(name: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, (False, True), default)


def number(name: str, low: int, high: int, default: int) -> Option:
    """An option that is a whole number."""
    if not isinstance(low, int) or not isinstance(high, int):
        raise BadGame(
            f"The option {name!r} needs whole numbers as bounds, not {_shown(low)} and {_shown(high)}; {_ORDER}."
        )
    return Option(name, range(low, high + 1), default)


def choice(name: str, values: Sequence[str], default: str) -> Option:
    """An option that is one of several words."""
    if isinstance(values, str):
        raise BadGame(f"The option {name!r} needs a list of texts as its values, not {values!r}; {_ORDER}.")
    return Option(name, values, default)


def typed(value: Value) -> str:
    """The value of an option as a person types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Settings:
    """The value of every option at one table."""

    def __init__(self, values: dict[str, Value]) -> None:
        self._values: Final = values

    def flag(self, name: str) -> bool:
        """The value of a switch."""
        return bool(self._values[name])

    def number(self, name: str) -> int:
        """The value of a number."""
        return int(self._values[name])

    def word(self, name: str) -> str:
        """The value of a choice."""
        return str(self._values[name])

    def as_dict(self) -> dict[str, Value]:
        """All values by name, in the order of the schema."""
        return dict(self._values)


class Options:
    """The schema: every option of a game, in the order in which a person is asked."""

    def __init__(self, *options: Option) -> None:
        names = [option.name for option in options]
        for name in names:
            if names.count(name) > 1:
                raise BadGame(f"The option {name!r} is in the schema twice.")
        self.all: Final = options

    def settle(self, given: Mapping[str, object] | None = None) -> Settings:
        """Settings from what was given, defaults for the rest; refuses what the schema does not know."""
        chosen = dict(given) if given else {}
        values = {option.name: option.read(chosen.pop(option.name, option.default)) for option in self.all}
        if chosen:
            known = ", ".join(option.name for option in self.all) or "none"
            raise BadOption(f"There is no option {_shown(next(iter(chosen)))}; this game's options are: {known}.")
        return Settings(values)

    def sample(self, rng: Random) -> Settings:
        """Settings at random, for tests that want to meet them all."""
        return Settings({option.name: option.values[rng.randrange(len(option.values))] for option in self.all})


_WORDS: Final = {
    "yes": True,
    "on": True,
    "true": True,
    "1": True,
    "no": False,
    "off": False,
    "false": False,
    "0": False,
}


def _whole(text: str) -> int | None:
    try:
        return int(text)
    except ValueError:
        return None


def _shown(given: object) -> str:
    """What was given, short enough for an error message."""
    try:
        shown = repr(given)
    except ValueError:  # Python does not print whole numbers of thousands of digits
        shown = f"a very large {type(given).__name__}"
    return shown if len(shown) <= 60 else shown[:57] + "..."
