"""A line of 350 KB/s on which an answer takes 300 ms: what a person does to a control is seen before anything of the answer."""

import re

import pytest
from chromium import PHONE_AGENT
from playwright.sync_api import expect
from slow_line import SlowLine

# Counts what comes by sockets, knows whether all that was told is answered, and measures from a press to what it changes.
WATCH = """
  const heard = window.heard = [], told = [];
  const Native = window.WebSocket;
  window.WebSocket = class extends Native {
    set onmessage(action) {
      super.onmessage = action && ((event) => { window.look?.(); heard.push(JSON.parse(event.data)); action(event); });
    }
    send(text) {
      const [number] = JSON.parse(text);
      if (number > 0) told.push(number);
      super.send(text);
    }
  };
  const acknowledged = () => {
    const last = heard.findLast(([kind]) => kind !== "pong");
    return last && [last[{ welcome: 3, mount: 3 }[last[0]] ?? 1]].flat()[0];
  };
  window.isQuiet = () => acknowledged() >= (told.at(-1) ?? 0);
  window.measure = (kind, isShown) => {
    window.shown = null;
    window.addEventListener(kind, () => {
      const start = performance.now(), before = heard.length;
      // Looks in each frame, and before each message: a busy machine may show no frame until the answer is there.
      window.look = () => {
        if (window.shown || !isShown()) return;
        window.shown = { ms: Math.round(performance.now() - start), frames: heard.length - before };
        window.look = null;
      };
      const step = () => {
        window.look?.();
        if (!window.shown) requestAnimationFrame(step);
      };
      step();
    }, { capture: true, once: true });
  };
"""


@pytest.fixture
def slow(serve, chromium):
    """Opens a screen of the interaction probe over a slow line."""
    lines, contexts = [], []

    def open_it(screen):
        port = int(re.search(r":(\d+)/", serve("InteractionProbe", SCREEN=screen)).group(1))
        lines.append(SlowLine(port))
        contexts.append(chromium.new_context(viewport={"width": 390, "height": 844}, user_agent=PHONE_AGENT))
        page = contexts[-1].new_page()
        page.add_init_script(WATCH)
        page.goto(lines[-1].address)
        page.evaluate("""async () => {
          const at = document.querySelector("script[src*=client]").src;
          for (const name of ["extras", "optimistic", "keyboard"]) await import(new URL(document.body.dataset[name], at));
        }""")
        settle(page)
        return page

    yield open_it
    for context in contexts:
        context.close()
    for line in lines:
        line.close()


def settle(page):
    """Waits until all is answered, and stays so for two frames, in which the page would tell what it has measured."""
    page.wait_for_function("""async () => {
      for (let count = 0; count < 3; count++) {
        if (!window.isQuiet()) return false;
        await new Promise((done) => requestAnimationFrame(done));
      }
      return true;
    }""")


def find(selector, text):
    return f"[...document.querySelectorAll({selector!r})].find((el) => el.textContent.includes({text!r}))"


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


CONTROLS = {
    "toggle, a button": (lambda page: button(page, "Bold"), find("button[aria-pressed]", "Bold") + ".ariaPressed === 'true'"),
    "toggle, a switch": (lambda page: page.get_by_text("Switch", exact=True),
                         "document.querySelector('input[type=checkbox]').checked"),
    "picker, segments": (lambda page: page.locator(".segment, .segmented label", has_text="Large").last,
                         "[...document.querySelectorAll('input[type=radio]')].at(-1).checked"),
    "stepper": (lambda page: page.get_by_role("group", name=re.compile("Amount")).get_by_role("button", name="Increment"),
                find(".stepper", "Amount") + ".textContent.includes('4')"),
    "disclosure": (lambda page: button(page, "Details"), find(".disclosure-content", "The details") + ".offsetHeight === 0"),
    "tabs": (lambda page: page.get_by_role("tab", name="Two"), find("[role=tabpanel]", "The second") + ".offsetHeight > 0"),
    "row that is selected": (lambda page: page.get_by_role("option", name="Oak", exact=True),
                             find("[role=option]", "Oak") + ".ariaSelected === 'true'"),
    "row that opens a page": (lambda page: page.get_by_text("Inside", exact=True), "document.querySelector('li[data-opening]')"),
    "link": (lambda page: page.locator(".leads", has_text="Deeper"), "document.querySelector('.leads[data-opening]')"),
}


def press(page, name, press, shown, kind="pointerdown", times=None):
    """What a press changes is seen, and nothing of its answer had come by then."""
    page.evaluate(f"window.measure({kind!r}, () => {shown})")
    press()
    page.wait_for_function("() => window.shown")
    result = page.evaluate("window.shown")
    print(f"{name}: {result['ms']} ms")
    assert result["frames"] == 0, name
    settle(page)


@pytest.mark.parametrize("name", CONTROLS)
def test_a_control_shows_what_was_done_before_the_answer(slow, name):
    page = slow("at-once")
    locate, shown = CONTROLS[name]
    press(page, name, locate(page).click, shown)


def test_a_menu_of_choices_shows_the_choice_before_the_answer(slow):
    page = slow("at-once")
    select = page.get_by_role("combobox", name="Size")
    press(page, "picker, menu", lambda: select.select_option(label="Large"),
          "document.querySelector('select').selectedOptions[0].textContent === 'Large'", kind="input")
    expect(page.get_by_text("off, Large")).to_be_visible()


def test_rows_of_an_outline_fold_before_the_answer(slow):
    page = slow("at-once")
    for name in ["Trunk", "Bough"]:
        button(page, name).click()
        settle(page)
    expect(page.get_by_text("Twig")).to_be_visible()
    press(page, "row of an outline", button(page, "Trunk").click, find("li", "Twig") + ".offsetHeight === 0")
    expect(page.get_by_text("Root", exact=True)).to_be_visible()
    expect(page.get_by_text("Twig")).to_have_count(0)


def test_a_page_is_left_before_the_answer(slow):
    page = slow("at-once")
    for way, leave in [("back button of the page", page.locator(".page[data-back] [data-event=dismiss]").click),
                       ("back button of the browser", lambda: page.evaluate("history.back()"))]:
        page.locator(".leads", has_text="Deeper").click()
        expect(page.get_by_text("Deep down")).to_be_visible()
        settle(page)
        kind = "pointerdown" if way.endswith("page") else "popstate"
        press(page, way, leave, find(".page", "Deep down") + "?.offsetHeight !== 0 === false", kind)
        expect(page.get_by_text("Deep down")).to_have_count(0)
