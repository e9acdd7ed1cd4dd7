"""The course of a game: tenths, changes of the lead, when it was settled, and who came back."""

from doubloon.arena.clock import Clock, note, slowest
from doubloon.arena.course import Course, came_back, chart_course


def test_a_game_that_turns_twice() -> None:
    course = chart_course([[0, 0], [2, 0], [2, 3], [2, 3], [5, 3]], [1, 2])
    assert course.lead_changes == 2
    assert course.settled == 1.0  # with the last decision
    assert len(course.scores) == 11
    assert (course.scores[0], course.scores[5], course.scores[10]) == ([0, 0], [2, 3], [5, 3])
    assert came_back(course, [1, 2])


def test_who_leads_from_the_start_never_came_back() -> None:
    course = chart_course([[0, 0, 0], [1, 0, 0], [3, 2, 1]], [1, 2, 3])
    assert (course.lead_changes, course.settled) == (0, 0.0)
    assert not came_back(course, [1, 2, 3])


def test_a_tie_on_the_way_is_no_change() -> None:
    assert chart_course([[0, 0], [1, 0], [1, 1], [2, 1]], [1, 2]).lead_changes == 0


def test_one_of_several_winners_is_enough() -> None:
    course = chart_course([[0, 0, 0], [4, 0, 1], [4, 4, 1]], [1, 1, 3])
    assert course.settled == 0.0
    assert not came_back(course, [1, 1, 3])


def test_a_game_without_a_course_has_no_comeback() -> None:
    assert not came_back(Course(), [1, 2])


def test_the_clock_knows_the_slow_choices() -> None:
    clock: Clock = {}
    for _ in range(94):
        note(clock, 0.001)
    for seconds in (0.5, 0.5, 0.5, 0.5, 0.5, 2.0):
        note(clock, seconds)
    assert 0.0009 < slowest([clock], 0.9) < 0.0011
    assert 0.45 < slowest([clock], 0.95) < 0.55
    assert 1.8 < slowest([clock], 1.0) < 2.2
    assert slowest([], 0.95) == 0.0
