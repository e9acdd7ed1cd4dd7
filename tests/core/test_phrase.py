"""doubloon.core.phrase: sentences with gaps; the page fills the same cases (web/src/lib/phrase.test.ts)."""

import json
from pathlib import Path

import pytest

from doubloon.core import BadContent
from doubloon.core.phrase import fill, gaps, one_or_other

CASES = json.loads(Path(__file__).with_name("phrases.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("template", "values", "said"), CASES)
def test_a_template_is_filled(template: str, values: dict[str, str], said: str) -> None:
    assert fill(template, lambda name, _: values[name], one_or_other) == said
    assert set(gaps(template)) == set(values)


@pytest.mark.parametrize(
    "template", ["{who", "who}", "{}", "{a b}", "{n, plural, one {#}}", "{n, plural, none {x} other {y}}"]
)
def test_a_template_that_cannot_be_read_is_refused(template: str) -> None:
    with pytest.raises(BadContent):
        fill(template, lambda name, _: name, one_or_other)
