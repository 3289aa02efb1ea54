"""The word game and its bottom menu, in Chromium: section 000 of the tutorials."""

import json
import time

import pytest
from gallery_page import entries
from playwright.sync_api import expect
from programs import PATIENCE

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 800}
# Seconds of the default animation: what its spring takes to settle.
DEFAULT = 808

ORANGE, GREY = "rgb(194, 87, 0)", "rgb(36, 36, 36)"


@pytest.fixture
def play(serve, open_page):
    """A game of a kind, in the gallery."""

    def start(game="Daily puzzle", spelling="today", **options):
        address = serve("Gallery", state={"example": "bottom-menu", "spelling": spelling})
        page = open_page(address, **({"viewport": PHONE} | options))
        page.get_by_role("button", name=game).click()
        expect(dots(page)).to_be_visible()
        return page

    return start


def dots(page):
    return page.get_by_role("button", name="Menu", exact=True)


def menu(page, title="Daily puzzle"):
    return page.get_by_role("dialog", name=title)


def panel(page):
    return page.locator("dialog.bottom-sheet > .panel")


def open_menu(page):
    dots(page).click()
    expect(menu(page)).to_be_visible()
    settle(page)


RUNNING = """() => [...document.querySelectorAll("dialog")].flatMap((el) => el.getAnimations({ subtree: true }))
    .filter((animation) => animation.playState === "running")
    .map(({ effect, currentTime }) => `${effect.target.className}${effect.pseudoElement ?? ""} at ${currentTime}`)"""


def settle(page):
    """Waits until the animations of the menu have come to their end, or tells which have not."""
    end = time.monotonic() + PATIENCE
    while left := page.evaluate(RUNNING):
        assert time.monotonic() < end, f"These are still running: {left}"


# The animations of veil and panel: where they lead, and for how long.
ANIMATIONS = """[...document.querySelectorAll("dialog.bottom-sheet, dialog.bottom-sheet > *")].flatMap((el) =>
    el.getAnimations().map((animation) => ({
        part: el.className,
        kind: animation.constructor.name,
        duration: Math.round(animation.effect.getTiming().duration),
        easing: animation.effect.getTiming().easing.slice(0, 7),
        keys: Object.keys(Object.assign({}, ...animation.effect.getKeyframes()))
            .filter((key) => key === "opacity" || key === "translate"),
    })))"""

# What has the keyboard, and whether it is in the menu.
FOCUSED = """(({ activeElement: el }) =>
    [el.getAttribute("aria-label") ?? el.textContent.trim(), !!el.closest("dialog.bottom-sheet")])(document)"""


def animations(page):
    return page.evaluate(ANIMATIONS)


def focused(page):
    return page.evaluate(FOCUSED)


def speed_up(page):
    """Makes what still runs of the menu's way back take less time. (The way in is over: it would be run backwards too.)"""
    page.evaluate("""() => document.querySelector("dialog").getAnimations({ subtree: true })
        .filter((animation) => animation.playState === "running").forEach((animation) => { animation.playbackRate = -10; })""")


def when_it_leaves(page, action):
    """Runs a script as soon as the menu leaves: the server removes it by its own clock, whether or not the test has seen it."""
    page.evaluate(f"""() => {{
        new MutationObserver((_, observer) => {{
            if (!document.querySelector("dialog.bottom-sheet.leaving")) return;
            observer.disconnect();
            {action}
        }}).observe(document.body, {{ subtree: true, attributeFilter: ["class"] }});
    }}""")


def changes(page):
    """The messages of the server but for the answers to the page's pings."""
    return [message for message in page.line.received if json.loads(message) != ["pong"]]


# Makes the menu take its time in the middle of its way out, and presses what has the keyboard.
SLOW_AND_PRESS = f"""
    for (const animation of document.querySelector("dialog").getAnimations({{ subtree: true }})) {{
        if (animation.playState !== "running") continue;
        animation.playbackRate = 0.02;
        animation.currentTime = 200;
    }}
    window.was = {FOCUSED};
    document.activeElement.click();
"""


@pytest.mark.parametrize("spelling", ["today", "tutorial"])
def test_pointer_only(play, spelling):
    """000-T19, 000-T20, 000-T21, 000-T22: dots, backdrop, button in the corner, buttons, footer."""
    page = play(spelling=spelling)
    open_menu(page)
    page.mouse.click(195, 60)
    expect(menu(page)).to_have_count(0)
    open_menu(page)
    menu(page).get_by_role("button", name="Close").click()
    expect(menu(page)).to_have_count(0)
    open_menu(page)
    menu(page).get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Done")).to_have_count(0)
    open_menu(page)
    menu(page).get_by_role("button", name="End game").click()
    expect(menu(page)).to_have_count(0)
    expect(page.get_by_text("Game over")).to_be_visible()


def test_keyboard_only(play):
    """000-T19, 000-T20, 000-T22: the focus is kept in the menu, and goes back to where it was."""
    page = play()
    dots(page).focus()
    page.keyboard.press("Enter")
    expect(menu(page)).to_be_visible()
    assert focused(page) == ["Close", True]
    names = []
    for _ in range(8):
        page.keyboard.press("Tab")
        name, is_inside = focused(page)
        # From the last control Chromium goes on to its own bar, and comes back to the first one.
        assert is_inside or page.evaluate("document.activeElement === document.body")
        names.append(name)
    assert {"Main menu", "End game", "Settings", "Close"} <= set(names)
    page.keyboard.press("Escape")
    expect(menu(page)).to_have_count(0)
    assert focused(page) == ["Menu", False]
    page.keyboard.press("Space")
    expect(menu(page)).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Continue: Daily puzzle")).to_be_visible()


def test_the_accessibility_tree_holds_the_menu_alone(play):
    """A modal dialog with a name and a heading (WAI-ARIA APG, "Dialog (Modal)"); nothing behind it."""
    page = play()
    open_menu(page)
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    shown = [node for node in nodes if not node["ignored"]]

    def names(role):
        return [node["name"]["value"] for node in shown if node["role"]["value"] == role]

    dialog = next(node for node in shown if node["role"]["value"] == "dialog")
    assert dialog["name"]["value"] == "Daily puzzle"
    assert {item["name"]: item["value"]["value"] for item in dialog["properties"]}["modal"]
    assert sorted(names("button")) == ["Close", "End game", "Main menu", "Settings"]
    assert names("heading") == ["Daily puzzle"]


def test_the_menu_slides_in_and_out_in_the_animation_of_the_action(play):
    """000-T18, 000-T19, 000-T20: the browser moves the panel; the server says it once."""
    page = play()
    dots(page).click()
    expect(menu(page)).to_be_visible()
    expected = [
        {"part": "veil", "kind": "Animation", "duration": DEFAULT, "easing": "linear(", "keys": ["opacity"]},
        {"part": "panel", "kind": "Animation", "duration": DEFAULT, "easing": "linear(", "keys": ["translate"]},
    ]
    assert animations(page) == expected
    page.line.settle()
    frames = len(changes(page))
    settle(page)
    assert len(changes(page)) == frames, "nothing is sent while the menu moves"
    when_it_leaves(page, f"window.left = {ANIMATIONS};")
    menu(page).get_by_role("button", name="Close").click()
    assert page.wait_for_function("() => window.left").json_value()[1::2] == expected
    expect(page.locator("dialog.bottom-sheet")).to_have_count(0)
    # One frame for the way out, one for the removal.
    assert len(changes(page)) <= frames + 2


def test_a_menu_that_is_asked_for_again_while_it_leaves_turns_round(play):
    """Revival: the page is in reach as soon as the menu leaves, and the panel that comes back is the same one."""
    page = play()
    open_menu(page)
    page.evaluate("document.querySelector('dialog.bottom-sheet').dataset.mark = 'first'")
    when_it_leaves(page, SLOW_AND_PRESS)
    page.keyboard.press("Escape")
    assert page.wait_for_function("() => window.was").json_value() == ["Menu", False]
    expect(page.locator("dialog.bottom-sheet.leaving")).to_have_count(0)
    again = page.locator("dialog.bottom-sheet:modal[data-mark=first]")
    expect(again).to_have_count(1)
    speed_up(page)
    settle(page)
    box = panel(page).bounding_box()
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1), "the panel is back at the edge"
    menu(page).get_by_role("button", name="End game").click()
    expect(page.get_by_text("Game over")).to_be_visible()


def test_a_phone_has_the_panel_over_its_whole_width(play):
    """000-T25: a phone has the panel over its whole width."""
    page = play()
    open_menu(page)
    box = panel(page).bounding_box()
    assert (box["x"], box["width"]) == (0, PHONE["width"])
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_wide_screen_has_it_in_the_middle(play):
    """000-T25: a wide screen has the panel in the middle: in a wide gallery, that of the example."""
    page = play(viewport=DESKTOP)
    expect(entries(page).first).to_be_visible()
    open_menu(page)
    box, stage = panel(page).bounding_box(), page.locator(".stage").bounding_box()
    assert box["width"] <= 640
    assert box["x"] + box["width"] / 2 == pytest.approx(stage["x"] + stage["width"] / 2, abs=1)
    assert box["y"] + box["height"] == pytest.approx(stage["y"] + stage["height"], abs=1)
    assert page.locator(".veil").bounding_box() == stage, "what is dimmed is the stage"
    assert stage["width"] < 640, "it is a part of the window"


def test_a_low_screen_scrolls_what_is_below_the_header(play):
    page = play()
    page.set_viewport_size({"width": 390, "height": 250})
    open_menu(page)
    box = panel(page).bounding_box()
    assert box["y"] >= 20, "some of what is behind stays in sight"
    expect(menu(page).get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
    settings = menu(page).get_by_role("button", name="Settings")
    expect(settings).not_to_be_in_viewport(ratio=0.5)
    page.mouse.move(195, 200)
    page.mouse.wheel(0, 500)
    expect(settings).to_be_in_viewport(ratio=1)
    expect(menu(page).get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("scheme, ground", [("light", ORANGE), ("dark", GREY)])
def test_colours_depend_on_the_colour_scheme(play, scheme, ground):
    """000-T24: the panel's colour follows the colour scheme, also while it is shown."""
    page = play(color_scheme=scheme)
    open_menu(page)
    expect(panel(page)).to_have_css("background-color", ground)
    page.emulate_media(color_scheme="light" if scheme == "dark" else "dark")
    expect(panel(page)).to_have_css("background-color", GREY if ground == ORANGE else ORANGE)


def test_a_scheme_that_the_game_sets_is_that_of_what_it_presents(play):
    """000-T24: in the settings the game is made dark, on a light desktop."""
    page = play(color_scheme="light")
    open_menu(page)
    menu(page).get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    white = "rgb(242, 243, 245)"
    expect(page.get_by_role("heading", name="Settings")).to_have_css("color", white)
    page.get_by_role("button", name="Done").click()
    tray = page.get_by_role("button", name="Daily puzzle 0 words")
    expect(tray.get_by_text("Daily puzzle")).to_have_css("color", white)
    open_menu(page)
    expect(panel(page)).to_have_css("background-color", GREY)
    expect(menu(page).get_by_role("heading")).to_have_css("color", "rgb(255, 166, 87)")


def test_without_motion_the_menu_is_there_and_gone_at_once(play):
    page = play(reduced_motion="reduce")
    dots(page).click()
    expect(menu(page)).to_be_visible()
    assert animations(page) == []
    page.keyboard.press("Escape")
    expect(menu(page)).to_be_hidden()
    expect(page.locator("dialog.bottom-sheet")).to_have_count(0)


def test_a_duel_offers_to_forfeit(play):
    """000-T11, 000-T22, 000-T23: the menu gives way to an alert, as the state says."""
    page = play("Duel with Ada")
    dots(page).click()
    duel = menu(page, "Duel with Ada")
    expect(duel.get_by_role("button")).to_have_text(["", "Main menu", "Forfeit", "Settings"])
    duel.get_by_role("button", name="Forfeit").click()
    alert = page.get_by_role("alertdialog", name="Forfeit this game?")
    alert.get_by_role("button", name="Keep playing").click()
    expect(alert).to_have_count(0)
    for letter in "TEN":
        page.get_by_role("button", name=letter, exact=True).click()
    page.get_by_role("button", name="Play word").click()
    expect(page.get_by_text("Ada: 5")).to_be_visible()
