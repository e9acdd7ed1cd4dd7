"""Is the lesson of a game whole? The coach's game can be played, every step has its words, every idea is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from doubloon.core import BadContent, DoubloonError, Game, Match
from doubloon.core.lesson import ANY, FOLDER, MINE, MY_SEAT, OTHERS, Lesson, Step, Wanted, begun, fits, lesson_of
from doubloon.core.phrase import gaps
from doubloon.core.voice import languages, texts, whole_languages

SECTIONS = ("steps", "replies", "ideas")


def missing_in_lesson(game: Game[Any], among: Sequence[str] | None = None) -> list[str]:
    """What is missing from or superfluous in the lesson of a game, if it has one; an empty list is good news.

    A language that is not whole yet is passed over, unless it is asked for.
    """
    lesson = lesson_of(game)
    if lesson is None:
        return []
    asked = whole_languages() if among is None else among
    known = [language for language in languages(game.folder / "texts") if language in asked]
    faults = [f"there is no {language}.toml" for language in known if not said(game, language)]
    for language in [each for each in spoken(game) if each in asked]:
        faults += [f"{language}: {fault}" for fault in _texts(game, lesson, said(game, language))]
    try:
        shown = steps_shown(game, lesson)
    except DoubloonError as error:
        return [*faults, f"the line cannot be played: {error}"]
    ideas = [step.idea for step in shown]
    faults += [f"the idea {idea!r} does not come up in the coach's game" for idea in lesson.ideas if idea not in ideas]
    if not shown or not shown[-1].ends:
        faults.append("the coach's game does not lead to the step that ends the lesson")
    return faults


def spoken(game: Game[Any]) -> list[str]:
    """The languages of a lesson."""
    return [path.stem for path in sorted((game.folder / FOLDER).glob("*.toml")) if path.stem != FOLDER]


def said(game: Game[Any], language: str) -> dict[str, Any]:
    """What the coach says in a language."""
    return texts(game.folder / FOLDER, language)


def steps_shown(game: Game[Any], lesson: Lesson) -> list[Step]:
    """The steps in the order in which somebody meets them who reads everything and plays the coach's game."""
    match = begun(game, lesson)
    done: list[Step] = []
    _look(match, lesson, done)
    for seat, text in lesson.line:
        match.submit(seat, text)
        _look(match, lesson, done)
    return done


def where_the_coach_lets_go(game: Game[Any], lesson: Lesson) -> Match[Any]:
    """The coach's game up to the last step."""
    match = begun(game, lesson)
    for seat, text in lesson.line:
        if _is_due(match, lesson.steps[-1], lesson.steps[-1].when.after):
            break
        match.submit(seat, text)
    return match


def due_later(match: Match[Any], lesson: Lesson) -> list[Step]:
    """What the coach, who has let go, would say in this position for the first time."""
    return [step for step in lesson.later if _is_due(match, step, [])]


def _look(match: Match[Any], lesson: Lesson, done: list[Step]) -> None:
    """Read what is due in this position, up to a step that waits for a move."""
    while True:
        due = [step for step in lesson.steps if step not in done and _is_due(match, step, [each.name for each in done])]
        if not due or any(step.ends for step in done):
            return
        done.append(due[0])
        if due[0].wish:
            return


def _is_due(match: Match[Any], step: Step, done: Sequence[str]) -> bool:
    when, moves = step.when, match.legal_moves(MY_SEAT)
    return (
        all(name in done for name in when.after)
        and (not when.asked or (bool(moves) and match.prompt()["prompt"] in when.asked))
        and (not when.offers or any(fits(pattern, move) for pattern in when.offers for move in moves))
        and all(_holds(wanted, _placed(match.view(MY_SEAT), place.split("."))) for place, wanted in when.view.items())
        and (not when.told or any(_is_told(when.told, event) for event in match.events(MY_SEAT)))
    )


def _is_told(wanted: Mapping[str, object], event: Mapping[str, object]) -> bool:
    for field, value in wanted.items():
        fact = event.get(field)
        if value in (MINE, OTHERS):
            if not isinstance(fact, int) or (fact == MY_SEAT) != (value == MINE):
                return False
        elif fact != value:
            return False
    return True


def _placed(view: Any, path: Sequence[str]) -> Any:
    if not path:
        return view
    key, rest = path[0], path[1:]
    if not isinstance(view, list):
        return _placed(view.get(key) if isinstance(view, Mapping) else None, rest)
    if key == ANY:
        return [_placed(each, rest) for each in view]
    number = MY_SEAT if key == MINE else int(key)
    return _placed(view[number] if number < len(view) else None, rest)


def _holds(wanted: Wanted, found: Any) -> bool:
    if isinstance(wanted, list):
        return any(_holds(each, found) for each in wanted)
    if isinstance(found, list):
        return any(_holds(wanted, each) for each in found)
    if isinstance(wanted, dict):
        return isinstance(found, int) and found >= wanted["least"]
    return bool(wanted == found)


def _texts(game: Game[Any], lesson: Lesson, found: Mapping[str, Mapping[str, str]]) -> list[str]:
    faults = [f"a lesson has no {section!r}" for section in found if section not in SECTIONS]
    faults += _keys("steps", found, [step.name for step in lesson.steps + lesson.later])
    faults += _keys("replies", found, [reply for step in lesson.steps for reply in step.replies.values()])
    faults += _keys("ideas", found, lesson.ideas)
    events = {word.name: ["seat", *word.fields] for word in game.words.events}
    names = [f"name{seat}" for seat in range(lesson.seats)]
    for step in lesson.steps + lesson.later:
        told = events.get(str(step.when.told.get("event")), [])
        faults += _gaps(f"steps.{step.name}", found.get("steps", {}).get(step.name, ""), [*names, *told])
    for section in ("replies", "ideas"):
        for key, sentence in found.get(section, {}).items():
            faults += _gaps(f"{section}.{key}", sentence, [])
    return faults


def _keys(section: str, found: Mapping[str, Mapping[str, str]], wanted: Iterable[str]) -> list[str]:
    own, known = found.get(section, {}), list(wanted)
    faults = [f"{section}.{key} is missing" for key in dict.fromkeys(known) if not own.get(key)]
    return faults + [f"{section}.{key} is never used" for key in own if key not in known]


def _gaps(where: str, sentence: str, known: Sequence[str]) -> list[str]:
    try:
        unknown = [gap for gap in gaps(sentence) if gap not in known]
    except BadContent as error:
        return [f"{where}: {error}"]
    return [f"{where} speaks of {gap!r}, which nobody tells" for gap in unknown]
