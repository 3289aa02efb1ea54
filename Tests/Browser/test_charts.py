"""Charts in every engine: a selection is seen at once and told to the app, and marks go to their new places."""

import pytest
from engines import NAMES, by_text, open_page

PLOT = "document.querySelectorAll('ippo-chart:not([follows])')[%d]"
FOLLOWER = "document.querySelector('ippo-chart[follows]')"
# What is seen of a selection right after a pointer event, before the server can have heard of it.
AT_ONCE = """(() => {
  const plot = %s, box = plot.getBoundingClientRect(), mark = %s;
  plot.dispatchEvent(new PointerEvent("pointermove", { clientX: box.x + %s * box.width, clientY: box.y + 30, isPrimary: true, pointerType: "mouse" }));
  const x = (el) => Math.round(new DOMMatrix(getComputedStyle(el).transform).e);
  const own = plot.shadowRoot.querySelector("i");
  return { own: own.hidden ? null : x(own), moved: mark && x(mark) };
})()"""


@pytest.fixture
def charts(engine, browsers, serve):
    """The screen of charts in the test's engine."""
    with open_page(engine, browsers) as page:
        page.open_app(serve("InteractionProbe", SCREEN="charts"))
        # The charts are drawn again once the browser has said how much room they have.
        page.until("document.querySelectorAll('ippo-chart:defined:not([follows])').length === 4"
                   " && [...document.querySelectorAll('ippo-chart')].every((el) => el.offsetWidth > 0 && el.offsetHeight < 200)")
        yield page


@pytest.mark.engines(*NAMES)
def test_a_selection_is_seen_at_once_and_told(charts):
    page = charts

    def box(index):
        return page.box(f"(() => {PLOT % index})()")

    # The first selection: a line of the chart's own, until the app has drawn its rule.
    width = box(0)["width"]
    step = width / 11
    seen = page.value(AT_ONCE % (PLOT % 0, FOLLOWER, 0.3))
    assert seen == {"own": round(3 * step - 0.5), "moved": None}
    page.reads("Month 4")
    page.until(f"{FOLLOWER}?.getAttribute('at') === '{round(3 * step, 2)}'")
    # From then on the app's rule and its text move themselves.
    seen = page.value(AT_ONCE % (PLOT % 0, FOLLOWER, 0.7))
    assert seen["own"] is None and abs(seen["moved"] - 5 * step) <= 1
    page.reads("Month 9")
    page.until(f"{FOLLOWER}.style.transform === ''")

    # The pointer of the engine selects, and takes the selection along when it leaves.
    plot = box(1)
    page.move(plot["x"] + plot["width"] / 2, plot["y"] + 30)
    page.reads("Fruit Pears")
    page.move(5, 5)
    page.reads("Fruit none")
    plot = box(2)
    page.press(plot["x"] + plot["width"] * 0.2, plot["y"] + 30)
    page.move(plot["x"] + plot["width"] * 0.4, plot["y"] + 30)
    page.release(plot["x"] + plot["width"] * 0.6, plot["y"] + 30)
    page.reads("Range 3 to 8")
    plot = box(3)
    page.move(plot["x"] + plot["width"] / 2 + 40, plot["y"] + plot["height"] / 2)
    page.reads("Share 3")

    # Keys choose the marks, and say them.
    page.value(f"{PLOT % 1}.focus()")
    page.key("ArrowDown")
    page.reads("Fruit Apples")
    page.key("ArrowDown")
    page.reads("Fruit Pears")
    page.until(f"{PLOT % 1}.ariaValueText === 'Pears: 8'")
    page.key("Escape")
    page.reads("Fruit none")
    assert page.complaints() == []


# WebKit has no CSS property for the outline of a path.
@pytest.mark.engines("chromium", "firefox")
def test_bars_grow_to_their_new_places_without_further_patches(charts):
    page = charts
    bars = "[...document.querySelectorAll('[data-geometry]')[1].querySelectorAll('path')].filter((el) => el.getAnimations().length)"
    page.click(by_text("Double"))
    page.until(f"{bars}.length === 3")
    # Half of ten seconds: a bar is halfway between its heights.
    heights = page.value(f"""(() => {bars}.map((el) => {{
      const [animation] = el.getAnimations(), {{ delay, duration }} = animation.effect.getTiming();
      animation.pause();
      return [0, delay + duration / 2, duration - 1].map((time) => {{ animation.currentTime = time; return el.getBBox().height; }});
    }}))()""")
    for first, middle, last in heights:
        assert abs(middle - (first + last) / 2) < 1 and last > 1.5 * first
    assert page.complaints() == []
