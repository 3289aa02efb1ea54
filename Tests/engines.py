"""Browsers of three engines, with one interface: Chromium by Playwright, Firefox by Marionette, and WebKit by WebDriver under Xvfb.

A test of engines uses the fixture `engine`, and selects the engines with `@pytest.mark.engines(…)`. Scripts read the state of
pages. The driver moves the pointer and presses keys, from which the browser makes its own events.
"""

import contextlib
import os
import shutil
import subprocess
import tempfile

from chromium import launch
from ports import free_port
from programs import PATIENCE

NAMES = ("chromium", "firefox", "webkit")
MINIBROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"

# Keys without a character, by their names in UI Events, with WebDriver's codes.
KEYS = {"ArrowDown": "\ue015", "Enter": "\ue006", "Tab": "\ue004", "Escape": "\ue00c"}

# Resolves with the value of a condition once the condition holds; the driver gives up after its own limit.
UNTIL = """const done = arguments[arguments.length - 1];
const check = () => { const value = (%s); if (value) done(value); else requestAnimationFrame(check); };
check();"""


# Resolves with whether a condition holds before a deadline, in milliseconds.
HOLDS = """(() => {
  if (window.ippoEnd === undefined) window.ippoEnd = performance.now() + %d;
  const isHeld = !!(%s), isOver = isHeld || performance.now() > window.ippoEnd;
  if (isOver) delete window.ippoEnd;
  return isOver && { isHeld };
})()"""


class Chromium:
    """A page of Chromium, with a mouse and a finger."""

    def __init__(self, browser, width, height):
        self.context = browser.new_context(viewport={"width": width, "height": height}, has_touch=True)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.client = self.context.new_cdp_session(self.page)

    def open(self, address):
        self.page.goto(address)

    def back(self):
        self.page.go_back()

    def value(self, expression):
        return self.page.evaluate(expression)

    def until(self, condition):
        return self.page.wait_for_function(f"() => ({condition})").json_value()

    def press(self, x, y, button="left"):
        self.page.mouse.move(x, y)
        self.page.mouse.down(button=button)

    def release(self, x, y, button="left"):
        self.page.mouse.move(x, y)
        self.page.mouse.up(button=button)

    def touch(self, x, y, condition):
        """Holds a finger down until a condition holds."""
        self.client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.until(condition)
        self.client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def keys(self, text):
        self.page.keyboard.type(text)

    def chord(self, key):
        self.page.keyboard.press(f"Control+{key}")

    def close(self):
        self.context.close()


class Firefox:
    """A page of Firefox, with a mouse and a finger."""

    def __init__(self, marionette, width, height):
        self.marionette = marionette
        marionette.start_session(timeout=PATIENCE)
        marionette.timeout.script = PATIENCE
        marionette.set_window_rect(width=width, height=height)
        chrome = marionette.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        marionette.set_window_rect(width=width + chrome[0], height=height + chrome[1])

    def open(self, address):
        self.marionette.navigate(address)

    def back(self):
        self.marionette.go_back()

    def value(self, expression):
        return self.marionette.execute_script(f"return ({expression})", sandbox=None, new_sandbox=False)

    def until(self, condition):
        return self.marionette.execute_async_script(UNTIL % condition, sandbox=None, new_sandbox=False)

    def _pointer(self, kind="mouse"):
        return self.marionette.actions.sequence("pointer", kind, {"pointerType": kind})

    def press(self, x, y, button="left"):
        self._pointer().pointer_move(int(x), int(y)).pointer_down(button=0 if button == "left" else 2).perform()

    def release(self, x, y, button="left"):
        self._pointer().pointer_move(int(x), int(y)).pointer_up(button=0 if button == "left" else 2).perform()

    def touch(self, x, y, condition):
        self._pointer("touch").pointer_move(int(x), int(y)).pointer_down(button=0).perform()
        self.until(condition)
        self._pointer("touch").pointer_up(button=0).perform()

    def keys(self, text):
        self.marionette.actions.sequence("key", "keyboard").send_keys(text).perform()

    def chord(self, key):
        control = "\ue009"
        self.marionette.actions.sequence("key", "keyboard").key_down(control).key_down(key).key_up(key).key_up(control).perform()

    def close(self):
        self.marionette.delete_session()


class WebKit:
    """A page of WebKit's own small browser, with a mouse."""

    def __init__(self, driver, width, height):
        self.driver = driver
        driver.set_script_timeout(PATIENCE)
        driver.set_window_rect(width=width, height=height)
        chrome = driver.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        driver.set_window_rect(width=width + chrome[0], height=height + chrome[1])

    def open(self, address):
        self.driver.get(address)

    def back(self):
        self.driver.back()

    def value(self, expression):
        return self.driver.execute_script(f"return ({expression})")

    def until(self, condition):
        return self.driver.execute_async_script(UNTIL % condition)

    def _act(self, *actions):
        self.driver.execute("actions", {"actions": [
            {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)}]})

    def _move(self, x, y):
        return {"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0, "origin": "viewport"}

    def press(self, x, y, button="left"):
        self._act(self._move(x, y), {"type": "pointerDown", "button": 0 if button == "left" else 2})

    def release(self, x, y, button="left"):
        self._act(self._move(x, y), {"type": "pointerUp", "button": 0 if button == "left" else 2})

    def _keys(self, *actions):
        self.driver.execute("actions", {"actions": [{"type": "key", "id": "keyboard", "actions": list(actions)}]})

    def keys(self, text):
        for key in text:
            self._keys({"type": "keyDown", "value": key}, {"type": "keyUp", "value": key})

    def chord(self, key):
        control = "\ue009"
        self._keys({"type": "keyDown", "value": control}, {"type": "keyDown", "value": key},
                   {"type": "keyUp", "value": key}, {"type": "keyUp", "value": control})

    def close(self):
        pass


class Shared:
    """Operations that are common to the pages of all engines."""

    def box(self, selector):
        """The position of an element. The selector is CSS, or an expression that begins with an arrow function."""
        element = selector if selector.startswith("(") else f"document.querySelector({selector!r})"
        return self.until(f"(() => {{ const el = {element}; if (!el) return null; const b = el.getBoundingClientRect();"
                          " return { x: b.x, y: b.y, width: b.width, height: b.height }; })()")

    def holds(self, condition, within=PATIENCE / 2):
        """Waits until a condition holds, and returns whether the condition held before the deadline."""
        return self.until(HOLDS % (1000 * within, condition))["isHeld"]

    def middle(self, selector):
        box = self.box(selector)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, selector):
        place = self.middle(selector)
        self.press(*place)
        self.release(*place)

    def key(self, name):
        """Presses a key by its name."""
        if isinstance(self, Chromium):
            self.page.keyboard.press(name)
        else:
            self.keys(KEYS[name])

    def reads(self, text):
        """Waits until the page contains the text."""
        return self.until(f"document.body.innerText.includes({text!r})")


def page_class(base):
    return type(base.__name__, (Shared, base), {})


def by_text(text, selector="button"):
    """The element with this text, among the elements with a size."""
    return f"([...document.querySelectorAll({selector!r})].find((el) => el.offsetHeight && el.textContent.trim() === {text!r}))"


@contextlib.contextmanager
def firefox(has_scrollbars=False):
    """Firefox without a window. Scrollbars lie on the content, unless they are to take room."""
    from marionette_driver.marionette import Marionette

    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        preferences = {"marionette.port": port, "dom.events.testing.asyncClipboard": True,
                       "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
                       "ui.useOverlayScrollbars": 0 if has_scrollbars else 1,
                       "widget.gtk.overlay-scrollbars.enabled": not has_scrollbars, "browser.startup.page": 0, "app.normandy.enabled": False, "browser.sessionstore.resume_from_crash": False}
        with open(f"{profile}/user.js", "w") as file:
            for name, value in preferences.items():
                shown = str(value).lower() if isinstance(value, bool) else value
                file.write(f'user_pref("{name}", {shown});\n')
        process = subprocess.Popen(["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            # A session begins once the port is open.
            yield Marionette(host="127.0.0.1", port=port, startup_timeout=PATIENCE)
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextlib.contextmanager
def webkit():
    """WebKit on a virtual screen."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    read, write = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
                              pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as file:
            display = file.readline().strip()
        options = Options()
        options.binary_location = MINIBROWSER
        options.add_argument("--automation")
        service = Service(shutil.which("WebKitWebDriver"), port=free_port(),
                          env=os.environ | {"DISPLAY": f":{display}", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"})
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield driver
        finally:
            driver.quit()
    finally:
        screen.terminate()
        screen.wait(PATIENCE)


@contextlib.contextmanager
def open_page(name, playwright, width=1280, height=800):
    """A page of an engine."""
    with contextlib.ExitStack() as stack:
        if name == "chromium":
            browser = launch(playwright)
            stack.callback(browser.close)
            page = page_class(Chromium)(browser, width, height)
        elif name == "firefox":
            page = page_class(Firefox)(stack.enter_context(firefox()), width, height)
        else:
            page = page_class(WebKit)(stack.enter_context(webkit()), width, height)
        stack.callback(page.close)
        yield page
