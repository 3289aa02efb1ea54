"""Boxes in the browser are where proposal and size put them; LayoutScreenTests compares a terminal's cells."""

import contextlib
import json
import operator
import os
import re

import pytest
from engines import open_page as open_engine
from programs import PATIENCE, binary, run
from waits import Overdue, until

# In CSS pixels: what rounding to device pixels and thirds of lengths may be off.
TOLERANCE = 0.6

BOXES = """(names) => Object.fromEntries(names.map((name) => {
  const stage = document.querySelector(`[data-testid="${name}"]`);
  const origin = stage.getBoundingClientRect();
  const boxes = {};
  for (const el of stage.querySelectorAll("[data-keys]")) {
    const { left, top, width, height } = el.getBoundingClientRect();
    // WebKit gives the box of a zoomed element in the units of the element (CSS Viewport 1 has `currentCSSZoom` with the new units).
    const scale = "currentCSSZoom" in el ? 1 : Number(getComputedStyle(el).zoom);
    boxes[el.dataset.keys] = [left * scale - origin.left, top * scale - origin.top, width * scale, height * scale];
  }
  return [name, boxes];
}))"""

# What is worked out of a box besides its x, y, width and height.
EDGES = {
    "minX": lambda box: box[0], "midX": lambda box: box[0] + box[2] / 2, "maxX": lambda box: box[0] + box[2],
    "minY": lambda box: box[1], "midY": lambda box: box[1] + box[3] / 2, "maxY": lambda box: box[1] + box[3],
    "width": lambda box: box[2], "height": lambda box: box[3],
}

COMPARISONS = {
    "==": lambda a, b: abs(a - b) <= TOLERANCE, "<=": lambda a, b: a <= b + TOLERANCE,
    ">=": lambda a, b: a >= b - TOLERANCE, "<": operator.lt, ">": operator.gt,
}


@pytest.fixture(scope="module")
def screens():
    return json.loads(run([binary("LayoutProbe")], env=os.environ | {"EXPECTED": "1"}).stdout)


def differences(screen, boxes):
    found = []
    for name, expected in screen["boxes"].items():
        box = boxes.get(name)
        if box is None or any(b is not None and abs(a - b) > TOLERANCE for a, b in zip(box, expected)):
            found.append(f"{screen['id']}: {name} is {box and [round(length, 1) for length in box]}, not {expected}")
    return found + [
        f"{screen['id']}: not {relation} of {({n: [round(l, 1) for l in box] for n, box in boxes.items()})}"
        for relation in screen["relations"] if not holds(relation, boxes)]


def holds(relation, boxes):
    """Whether sums of numbers and of edges of boxes compare as is said (`LayoutScreen.Relation`)."""
    left, comparison, right = re.split(r" (==|<=|>=|<|>) ", relation)

    def total(terms):
        values = 0
        for sign, product in re.findall(r"(^|[+-] )([^+-]+)", terms):
            value = 1
            for factor in product.strip().split(" * "):
                name, _, edge = factor.partition(".")
                value *= EDGES[edge](boxes[name]) if edge in EDGES else float(factor)
            values += -value if sign == "- " else value
        return values

    if any(name not in boxes for name in re.findall(r"\b([a-z])\.", relation)):
        return False
    return COMPARISONS[comparison](total(left), total(right))


def placed_boxes(screens, read, within=PATIENCE):
    """The boxes of screens, once no screen differs from what it should be but the exceptions, or else as they are in the end: the
    caller says what is wrong. Scripts that come later place some views, and the server others, to which the page says sizes."""
    names, found = [screen["id"] for screen in screens], {}

    def are_placed():
        found.update(read(names))
        return not any(differences(screen, found[screen["id"]]) for screen in screens if not screen.get("exception"))

    with contextlib.suppress(Overdue):
        until("the boxes of the screens", are_placed, within=within)
    return found


# How many pages the screens are on: what is measured on a page takes as long as the page is, and pages are for any worker.
SHARES = 8


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("width, height", [(390, 844), (1280, 800)])
def test_boxes_are_where_proposal_and_size_put_them(screens, serve, open_page, width, height, share):
    assert len(screens) >= 900
    screens = screens[share::SHARES]
    page = open_page(serve("LayoutProbe", SCREENS=f"{share}/{SHARES}"), viewport={"width": width, "height": height})
    page.evaluate("document.fonts.ready")
    boxes = placed_boxes(screens, lambda names: page.evaluate(BOXES, names))
    wrong = [screen for screen in screens if differences(screen, boxes[screen["id"]])]
    assert {screen["id"] for screen in wrong if not screen.get("exception")} == set(), "\n".join(
        line for screen in wrong if not screen.get("exception") for line in differences(screen, boxes[screen["id"]]))
    # What holds after all is no exception.
    assert {screen["id"] for screen in screens if screen.get("exception")} <= {screen["id"] for screen in wrong}


@pytest.mark.engines("firefox", "webkit")
def test_boxes_are_where_proposal_and_size_put_them_in_other_engines(screens, serve, browsers, engine):
    """All screens in one browser. The pages are few, and each is short enough for a layout of it to be quick."""
    wrong, shares = [], 4
    with open_engine(engine, browsers, width=390, height=844) as page:
        for share in range(shares):
            page.open(serve("LayoutProbe", SCREENS=f"{share}/{shares}"))
            page.until("document.body.dataset.token && document.querySelector('.window') && document.fonts.status === 'loaded'")
            shown = screens[share::shares]
            boxes = placed_boxes(shown, lambda names: page.value(f"({BOXES})({json.dumps(names)})"), within=2 * PATIENCE)
            for screen in shown:
                found = differences(screen, boxes[screen["id"]])
                if screen.get("exception"):
                    wrong += [] if found else [f"{screen['id']} is no exception"]
                else:
                    wrong += found
    assert wrong == [], "\n".join(wrong)


# The same once the script that places by measured boxes is there, and nothing has moved for thirty frames.
RESTING = """async (names) => {
  const boxes = %s;
  const isThere = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("layout"));
  for (let last, frames = 0; frames < 30; frames++) {
    const now = JSON.stringify(boxes(names));
    if (now !== last || !isThere()) frames = 0;
    last = now;
    await new Promise(requestAnimationFrame);
  }
  return boxes(names);
}""" % BOXES

# How many random screens are on a page, and of how many pages.
RANDOM, PAGES = 100, 4


def test_boxes_of_random_views_are_where_proposal_and_size_put_them(serve, open_page):
    """A stack of a browser's does what SwiftUI's do in nearly all cases: of twenty screens that show all of themselves, one may
    differ. Terminals, which work out proposals and sizes, are compared with the same screens."""
    wrong, shown = [], 0
    for start in range(0, PAGES * RANDOM, RANDOM):
        chosen = {"SCREENS": f"random/{start}/{start + RANDOM}"}
        screens = json.loads(run([binary("LayoutProbe")], env=os.environ | chosen | {"EXPECTED": "1"}).stdout)
        screens = [screen for screen in screens if all(map(is_shown, screen["boxes"].values()))]
        page = open_page(serve("LayoutProbe", **chosen), viewport={"width": 390, "height": 844})
        page.evaluate("document.fonts.ready")
        boxes = page.evaluate(RESTING, [screen["id"] for screen in screens])
        wrong += [line for screen in screens for line in differences(screen, boxes[screen["id"]])[:1]]
        shown += len(screens)
    assert shown >= 200
    assert len(wrong) <= shown / 20, "\n".join(wrong)


def is_shown(box):
    x, y, width, height = box
    return min(x, y) >= 0 and min(width, height) > 0 and max(x + width, y + height) <= 320 + TOLERANCE


@pytest.fixture(scope="module")
def stage(serve_module, open_module_page):
    """The boxes of the screens of texts, and how their texts lie in these."""
    page = open_module_page(serve_module("LayoutProbe", SCREENS="texts"), viewport={"width": 390, "height": 844})
    page.evaluate("document.fonts.ready")
    # Texts are as wide as their lines once the scripts have run that measure them.
    page.line.arrange()

    def boxes(name):
        found = page.evaluate(BOXES, [name])[name]
        return {key: dict(zip(("x", "y", "width", "height"), box)) for key, box in found.items()}

    boxes.page = page
    return boxes


# Where the letters of a named view are: the longest of its lines, how long it would be in one, where the first and the
# last of them stand, and how high one is.
INK = """([screen, name]) => {
  const stage = document.querySelector(`[data-testid="${screen}"]`);
  const el = stage.querySelector(`[data-keys="${name}"]`);
  const range = document.createRange();
  range.selectNodeContents(el);
  const lines = [...range.getClientRects()];
  const style = getComputedStyle(el);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = style.font;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText("x");
  const top = stage.getBoundingClientRect().top;
  return {
    longest: Math.max(...lines.map((line) => line.width)), whole: pen.measureText(el.textContent).width,
    lines: new Set(lines.map((line) => line.top)).size, line: parseFloat(style.lineHeight),
    first: lines[0].top + up - top, last: lines.at(-1).top + up - top,
  };
}"""


def test_wrapped_text_is_as_wide_as_its_longest_line(stage):
    for screen in ("text-hugs", "text-bubble-trailing"):
        ink = stage.page.evaluate(INK, [screen, "a"])
        assert ink["lines"] > 1
        assert stage(screen)["a"]["width"] == pytest.approx(ink["longest"], abs=1)
    bubble = stage("text-bubble-trailing")
    assert bubble["b"]["width"] == pytest.approx(bubble["a"]["width"] + 16, abs=TOLERANCE)
    # It stands at the trailing edge of its 140 points, which are in the middle of the screen.
    assert bubble["b"]["x"] + bubble["b"]["width"] == pytest.approx(230, abs=TOLERANCE)


def test_text_that_is_cut_short_goes_on_to_the_edge(stage):
    ink = stage.page.evaluate(INK, ["text-cut-short", "a"])
    assert ink["longest"] < 170
    assert stage("text-cut-short")["a"]["width"] == pytest.approx(180, abs=TOLERANCE)


@pytest.mark.parametrize("screen", ["text-lines-share", "text-lines-share-padded"])
def test_lines_that_are_too_long_share_the_room(stage, screen):
    boxes = stage(screen)
    assert boxes["f"]["width"] == pytest.approx(160, abs=TOLERANCE)
    assert boxes["a"]["width"] == pytest.approx(80, abs=1)
    assert boxes["b"]["width"] == pytest.approx(80, abs=1)
    assert boxes["a"]["height"] < 45, "one line"


def test_text_wraps_whatever_its_ideal_width_is(stage):
    assert stage("text-ideal")["f"]["width"] <= 160 + TOLERANCE
    assert stage.page.evaluate(INK, ["text-ideal", "f"])["lines"] > 1


def test_a_line_that_needs_less_leaves_it_to_the_other(stage):
    boxes = stage("text-short-and-long")
    assert boxes["a"]["width"] == pytest.approx(stage.page.evaluate(INK, ["text-short-and-long", "a"])["whole"], abs=1)
    assert boxes["a"]["width"] + boxes["b"]["width"] == pytest.approx(160, abs=1)


def test_text_of_higher_priority_is_whole(stage):
    boxes = stage("text-priority")
    assert boxes["b"]["width"] == pytest.approx(stage.page.evaluate(INK, ["text-priority", "b"])["whole"], abs=1)
    assert boxes["a"]["width"] + boxes["b"]["width"] == pytest.approx(120, abs=1)


def test_controls_without_a_visible_label_are_as_wide_as_they_are(stage):
    boxes = stage("controls-without-labels")
    assert boxes["a"]["x"] == pytest.approx(0, abs=TOLERANCE)
    assert boxes["a"]["width"] < 80
    assert boxes["b"]["width"] < 200
    assert boxes["c"]["width"] < 80


def test_text_has_half_the_room_beside_what_is_flexible(stage):
    boxes = stage("text-beside-flexible")
    assert boxes["a"]["width"] <= 160 + TOLERANCE
    assert boxes["b"]["x"] + boxes["b"]["width"] == pytest.approx(320, abs=TOLERANCE)
    assert stage.page.evaluate(INK, ["text-beside-flexible", "a"])["lines"] > 1


def test_a_spacer_pushes_texts_to_the_ends_and_takes_nothing_from_them(stage):
    ends = stage("text-ends")
    assert ends["a"]["x"] == pytest.approx(0, abs=TOLERANCE)
    assert ends["b"]["x"] + ends["b"]["width"] == pytest.approx(320, abs=TOLERANCE)
    between = stage("text-between-buttons")
    ink = stage.page.evaluate(INK, ["text-between-buttons", "b"])
    assert ink["lines"] == 1
    assert between["b"]["width"] == pytest.approx(ink["whole"], abs=1)
    assert between["a"]["width"] < 40, "a button is as wide as its label"
    assert between["c"]["x"] + between["c"]["width"] == pytest.approx(320, abs=TOLERANCE)
    long = stage("text-long-and-spacer")
    assert long["a"]["width"] > 200
    assert long["b"]["x"] == pytest.approx(280, abs=TOLERANCE)


def test_lines_are_reserved_and_limited(stage):
    reserved = stage("text-reserves")
    assert reserved["b"]["height"] == pytest.approx(3 * reserved["a"]["height"], abs=1)
    limited = stage("text-limited")
    assert limited["b"]["height"] == pytest.approx(2 * limited["a"]["height"], abs=1)
    assert limited["b"]["width"] <= 100 + TOLERANCE


def test_text_of_its_own_size_overflows_on_both_sides(stage):
    boxes = stage("text-fixed-size")
    assert boxes["a"]["width"] > 200
    assert boxes["a"]["x"] + boxes["a"]["width"] / 2 == pytest.approx(160, abs=TOLERANCE)
    assert boxes["f"]["width"] == 80


def test_baselines_align(stage):
    first = [stage.page.evaluate(INK, ["text-baseline", name])["first"] for name in "ab"]
    assert first[0] == pytest.approx(first[1], abs=1)
    last = [stage.page.evaluate(INK, ["text-last-baseline", name])["last"] for name in "ab"]
    assert last[0] == pytest.approx(last[1], abs=1)


def test_texts_keep_their_place_beside_what_is_fixed(stage):
    column = stage("text-in-column-leading")
    assert column["a"]["x"] == pytest.approx(column["b"]["x"], abs=TOLERANCE)
    icon = stage("text-with-icon")
    assert icon["i"]["width"] == 40
    assert icon["a"]["width"] <= 240 + TOLERANCE
    assert icon["a"]["x"] == pytest.approx(icon["i"]["x"] + 48, abs=TOLERANCE)


TOP = """(names) => names.map((name) => {
  const stage = document.querySelector(`[data-testid="${name}"]`);
  stage.scrollIntoView();
  const { left, top } = stage.getBoundingClientRect();
  return document.elementFromPoint(left + 160, top + 160).closest("[data-keys]")?.dataset.keys;
})"""


def test_later_views_lie_on_earlier_ones_whatever_effects_these_have(stage):
    names = [
        "paint-shadow", "paint-opacity", "paint-rotation", "paint-scale", "paint-offset", "paint-blur-and-clip",
        "paint-z-index", "paint-stack", "paint-overlay", "paint-background", "paint-geometry",
    ]
    found = stage.page.evaluate(TOP, names)
    assert dict(zip(names, found)) == dict.fromkeys(names, "b")
