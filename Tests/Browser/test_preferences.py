"""Pages as people set them in their systems: narrow or enlarged, with more contrast, and in colours of their own."""

import io

import pytest
from axe_rules import AXE, RESTS
from chromium import PHONE_AGENT
from gallery_page import examples
from page_boxes import PAGES
from PIL import Image

# Texts that are cut, and parts that are wider than their room. A limit of lines is the app's wish.
CUT = r"""() => {
  const found = [];
  const isSeen = (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const el of document.querySelectorAll(".page-content, .list, .surface, .dialog")) {
    if (isSeen(el) && el.clientWidth && el.scrollWidth > el.clientWidth + 1) found.push(`${el.className} is ${el.scrollWidth} wide`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange();
  while (texts.nextNode()) {
    const el = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !isSeen(el)
      || el.closest(".sr, .look-assistive, .skip, .line, .lines, .wheel, option, noscript, [aria-hidden=true]")) continue;
    range.selectNodeContents(texts.currentNode);
    const { left, right } = range.getBoundingClientRect();
    for (let box = el; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box), room = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) break;
      if (overflowX !== "visible" && room.width > 2 && (left < room.left - 1 || right > room.right + 1)) {
        found.push(`"${texts.currentNode.data}" is cut in ${box.className || box.tagName}`);
        break;
      }
    }
  }
  return found;
}"""

# Targets below 24 pixels, but for links in sentences (WCAG 2.2, 2.5.8). A pseudo-element may take presses around an element.
SMALL = """() => [...document.querySelectorAll("button, a, [role=button], [role=link], [role=tab], select, input")].filter((el) => {
  if (!el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || el.closest(".sr, .skip, [aria-hidden=true], .text")) return false;
  if (el.matches(".look-assistive, :disabled") || el.closest(".tabs-page > .tab-bar")) return false;
  const target = el.closest("label") ?? el;
  let { width, height } = target.getBoundingClientRect();
  if (Math.min(width, height) >= 24) return false;
  target.scrollIntoView({ block: "center", inline: "center" });
  const { left, top } = target.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return ![[-11, 0], [11, 0], [0, -11], [0, 11]].every(([across, down]) => target.contains(document.elementFromPoint(x + across, y + down)));
}).map((el) => el.outerHTML.slice(0, 120))"""

CONTRAST = "axe.run(document, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } })"


def visit(page, address):
    page.goto(address)
    page.wait_for_selector("body[data-is-complete]", state="attached")
    page.line.arrange()
    page.wait_for_function("() => !document.querySelector('.columns')")
    page.wait_for_function(RESTS)


def weak(page):
    """Texts with a contrast below 7 to 1 (WCAG 2.2, 1.4.6)."""
    return [(node["html"], node["failureSummary"]) for violation in page.evaluate(CONTRAST)["violations"]
            for node in violation["nodes"]]


# Two tests, so that two workers share the pages.
@pytest.mark.timeout(900)
@pytest.mark.parametrize("program, names", [("Catalog", ["", *PAGES]), ("Gallery", ["", *examples()])])
def test_pages_are_whole_at_320_pixels_have_wide_targets_and_more_contrast(serve, open_page, program, names):
    page = open_page("about:blank", viewport={"width": 320, "height": 640}, bypass_csp=True, contrast="more", user_agent=PHONE_AGENT)
    address, wrong = serve(program), []
    for at, name in enumerate(names):
        page.emulate_media(color_scheme="dark" if at % 2 else "light")
        visit(page, address + name)
        wrong += [(name, line) for line in page.evaluate(CUT)]
        wrong += [(name, "small", line) for line in page.evaluate(SMALL)]
        page.evaluate(AXE)
        wrong += [(name, "weak", line) for line in weak(page)]
    assert wrong == [], "\n".join(map(str, wrong))


def test_more_contrast_draws_borders_around_controls(serve, open_page):
    page = open_page(serve("Catalog") + "buttons", viewport={"width": 390, "height": 844}, contrast="more")
    visit(page, page.url)
    assert page.locator(".look-bordered").first.evaluate("el => parseFloat(getComputedStyle(el).outlineWidth)") >= 1
    page.emulate_media(contrast="no-preference")
    assert page.locator(".look-bordered").first.evaluate("el => getComputedStyle(el).outlineStyle") == "none"


# What of the page behind shows through an element, and whether the browser blurs that.
SHOWS_THROUGH = """(el) => {
  const { backgroundColor, backdropFilter } = getComputedStyle(el);
  const [, alpha = "1"] = backgroundColor.match(/^(?:rgba\\(.*, |color\\(.* \\/ )([\\d.]+)\\)$/) ?? [];
  return [+alpha < 1, backdropFilter !== "none"];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_less_transparency_makes_materials_opaque(serve, open_page, scheme):
    address = serve("Catalog")
    page = open_page("about:blank", viewport={"width": 390, "height": 844}, color_scheme=scheme, user_agent=PHONE_AGENT)
    client = page.context.new_cdp_session(page)

    def through():
        visit(page, address + "paints")
        found = [el.evaluate(SHOWS_THROUGH) for el in page.locator(".material").all()]
        visit(page, address + "menus")
        page.get_by_role("button", name="File").first.click()
        return found + [page.locator(".menu-items:popover-open").first.evaluate(SHOWS_THROUGH)]

    usual = through()
    assert len(usual) > 2 and all(both == [True, True] for both in usual), usual
    features = [{"name": "prefers-reduced-transparency", "value": "reduce"}, {"name": "prefers-color-scheme", "value": scheme}]
    client.send("Emulation.setEmulatedMedia", {"features": features})
    assert through() == [[False, False]] * len(usual)


def picture(locator, room=0):
    """The pixels of an element with some room around it."""
    box = locator.bounding_box()
    clip = {"x": box["x"] - room, "y": box["y"] - room, "width": box["width"] + 2 * room, "height": box["height"] + 2 * room}
    return Image.open(io.BytesIO(locator.page.screenshot(clip=clip, animations="disabled"))).convert("RGB")


def luminance(color):
    parts = [part / 255 for part in color]
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(picture, least=0.01):
    """The contrast among the colours that take a part of the room at least."""
    colors = picture.getcolors(picture.width * picture.height)
    shades = [luminance(color) for count, color in colors if count >= least * picture.width * picture.height]
    return (max(shades) + 0.05) / (min(shades) + 0.05)


def differing(a, b):
    """Which part of the pixels is clearly another, over the room that both have."""
    size = (min(a.width, b.width), min(a.height, b.height))
    pixels = zip(a.crop((0, 0, *size)).getdata(), b.crop((0, 0, *size)).getdata())
    return sum(max(abs(x - y) for x, y in zip(p, q)) > 48 for p, q in pixels) / (size[0] * size[1])


@pytest.fixture
def forced(serve, open_page):
    """Opens a page of the catalogue in the colours of the person."""
    address = serve("Catalog")
    page = open_page("about:blank", viewport={"width": 390, "height": 844}, forced_colors="active", user_agent=PHONE_AGENT)

    def open_it(name, scheme):
        page.emulate_media(color_scheme=scheme, forced_colors="active")
        visit(page, address + name)
        return page

    return open_it


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_show_every_state(forced, scheme):
    page = forced("toggles", scheme)
    switches = {name: picture(page.get_by_role("switch", name=name, exact=True)) for name in ("On", "Off", "Disabled, on", "Disabled, off")}
    assert all(contrast(each) >= 3 for each in switches.values()), {name: contrast(each) for name, each in switches.items()}
    names = list(switches)
    assert min(differing(switches[a], switches[b]) for a in names for b in names if a < b) > 0.1
    buttons = [picture(page.get_by_role("button", name=name, exact=True)) for name in ("Held", "Free")]
    assert differing(*buttons) > 0.3 and all(contrast(each) >= 3 for each in buttons)

    page = forced("pickers", scheme)
    options = page.locator(".segmented .option")
    assert differing(picture(options.nth(0), 2), picture(options.nth(1), 2)) > 0.03
    # Menus are told from texts by a border or by their arrows, also where they cannot be used.
    for select in page.locator("label.picker:not(.wheel) > select").all():
        plain = picture(select)
        assert contrast(plain.crop((plain.width - 18, 0, plain.width, plain.height))) >= 3
    wheel = page.locator(".wheel option")
    assert differing(picture(wheel.nth(0)), picture(wheel.nth(1))) > 0.3

    page = forced("progress", scheme)
    bars = [picture(bar) for bar in page.locator("progress").all()]
    assert all(contrast(bar) >= 3 for bar in bars) and differing(bars[0], bars[1]) > 0.1
    # A ring fades, so that each of its colours takes little room.
    assert all(contrast(picture(ring), least=0) >= 3 for ring in page.locator(".spinner").all())

    page = forced("values", scheme)
    sliders = [picture(slider) for slider in page.locator("input[type=range]").all()]
    assert all(contrast(slider) >= 3 for slider in sliders) and differing(sliders[0], sliders[2]) > 0.05
    assert all(contrast(picture(button, 2)) >= 3 for button in page.locator(".stepper-buttons button").all())

    page = forced("tabs", scheme)
    tabs = [picture(page.get_by_role("tab").nth(at)) for at in (0, 2)]
    assert differing(*tabs) > 0.3

    page = forced("tables", scheme)
    row = page.locator(".grid-row", has_text="Mars")
    before = picture(row)
    page.get_by_role("button", name="Mars").click()
    page.wait_for_selector(".grid-row[aria-current]")
    page.mouse.move(0, 0)
    assert differing(before, picture(row)) > 0.3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_forced_colours_show_borders_and_the_focus(forced, scheme):
    page = forced("buttons", scheme)
    for name in ("Bordered", "Prominent", "Delete", "Capsule"):
        # A border in all four directions: the middle of each side is unlike the page around it.
        shown = picture(page.get_by_role("button", name=name, exact=True), 3)
        middle = [shown.crop(box) for box in ((0, shown.height // 2, 8, shown.height // 2 + 1),
                                              (shown.width // 2, 0, shown.width // 2 + 1, 8))]
        assert all(contrast(side) >= 3 for side in middle), name
    usable = picture(page.get_by_role("button", name="Prominent", exact=True), 3).getcolors(1_000_000)
    disabled = picture(page.get_by_role("button", name="Cannot be pressed"), 3).getcolors(1_000_000)
    assert {color for count, color in usable if count > 50} != {color for count, color in disabled if count > 50}
    for name in ("Bordered", "Borderless", "Plain"):
        button = page.get_by_role("button", name=name, exact=True)
        before = picture(button, 6)
        # A key says that the person works with the keyboard.
        page.keyboard.press("Tab")
        button.focus()
        assert differing(before, picture(button, 6)) > 0.03, name
    page = forced("fields", scheme)
    field = page.get_by_role("textbox", name="City")
    before = picture(field, 6)
    field.focus()
    assert contrast(before) >= 3 and differing(before, picture(field, 6)) > 0.03
