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
from virtual_screen import virtual_screen

NAMES = ("chromium", "firefox", "webkit")
MINIBROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"

# Keys without a character, by their names in UI Events, with WebDriver's codes.
KEYS = {"ArrowDown": "\ue015", "Enter": "\ue006", "Tab": "\ue004", "Escape": "\ue00c", "Delete": "\ue017"}

# Resolves with the value of a condition once the condition holds; the driver gives up after its own limit.
UNTIL = """const done = arguments[arguments.length - 1];
const check = () => { const value = (%s); if (value) done(value); else requestAnimationFrame(check); };
check();"""


# Whether a page has the size that a test asks for: windows may have a least size.
SIZE = "innerWidth === %d && innerHeight === %d"

# The style of the small browser's own buttons, which would keep a window as wide as all of them (447 pixels).
NARROW = "toolbar *, headerbar *, entry, button { min-width: 0; margin: 0; padding: 0; font-size: 1px; -gtk-icon-transform: scale(0.05); }"

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
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))

    def complaints(self):
        """The errors that the console has shown since the last call."""
        found, self.errors[:] = list(self.errors), []
        return found

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def run(self, script):
        self.page.evaluate(f"() => {{ {script} }}")

    def open(self, address):
        self.page.goto(address)

    def back(self):
        self.page.go_back()

    def value(self, expression):
        return self.page.evaluate(expression)

    def until(self, condition):
        return self.page.wait_for_function(f"() => ({condition})").json_value()

    def move(self, x, y):
        self.page.mouse.move(x, y)

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
        # The style sheet of the browser's own window keeps windows at 500 pixels.
        with marionette.using_context("chrome"):
            marionette.execute_script("document.documentElement.style.setProperty('min-width', '0', 'important')")
        self.resize(width, height)

    def resize(self, width, height):
        self.marionette.set_window_rect(width=width, height=height)
        chrome = self.marionette.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.marionette.set_window_rect(width=width + chrome[0], height=height + chrome[1])
        self.until(SIZE % (width, height))

    def run(self, script):
        self.marionette.execute_script(script, sandbox=None, new_sandbox=False)

    def open(self, address):
        self.marionette.navigate(address)

    def back(self):
        self.marionette.go_back()

    def value(self, expression):
        return self.marionette.execute_script(f"return ({expression})", sandbox=None, new_sandbox=False)

    def until(self, condition):
        return self.marionette.execute_async_script(UNTIL % condition, sandbox=None, new_sandbox=False)

    def complaints(self):
        """The errors that the console has shown since the last call."""
        with self.marionette.using_context("chrome"):
            return self.marionette.execute_script("""
              const errors = Services.console.getMessageArray().filter((message) => message instanceof Ci.nsIScriptError
                && !(message.flags & Ci.nsIScriptError.warningFlag) && /content javascript|CSP|Content Security/.test(message.category));
              Services.console.reset();
              return errors.map((error) => `${error.errorMessage} (${error.sourceName}:${error.lineNumber}:${error.columnNumber})`);""")

    def _pointer(self, kind="mouse"):
        return self.marionette.actions.sequence("pointer", kind, {"pointerType": kind})

    def move(self, x, y):
        self._pointer().pointer_move(int(x), int(y)).perform()

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
        # The room of the window's bars is measured before any change of its size: a page learns of its own size after the window's.
        self.bars = driver.execute_script("return [outerWidth - innerWidth, outerHeight - innerHeight]")
        self.resize(width, height)

    def resize(self, width, height):
        self.driver.set_window_rect(width=width + self.bars[0], height=height + self.bars[1])
        self.until(SIZE % (width, height))

    def run(self, script):
        self.driver.execute_script(script)

    def complaints(self):
        """The errors of scripts and of the policy since the last call. The console of an automated WebKit cannot be read: what
        happens before the first call on a page is not seen."""
        return self.driver.execute_script("""
          if (!window.ippoErrors) {
            window.ippoErrors = [];
            for (const name of ["error", "unhandledrejection", "securitypolicyviolation"]) {
              addEventListener(name, (event) => ippoErrors.push(String(event.message ?? event.reason ?? event.blockedURI)));
            }
          }
          return ippoErrors.splice(0);""")

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

    def move(self, x, y):
        self._act(self._move(x, y))

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

    def open_app(self, address):
        """Opens a page of an app, and waits until the page handles most events."""
        self.open(address)
        self.until("document.body.dataset.token && document.querySelector('.window')")
        self.listen()

    def listen(self):
        """Waits for the second script, which handles most events. (A script of Firefox's driver has modules of its own: what it
        imports is another instance.)"""
        self.until("'isComplete' in document.body.dataset")

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

    def undo(self):
        """The browser's own undo. WebKit's small browser has it, and no key for it."""
        if isinstance(self, WebKit):
            self.run("document.execCommand('undo')")
        else:
            self.chord("z")

    def reads(self, text):
        """Waits until the page contains the text."""
        return self.until(f"document.body.innerText.includes({text!r})")


class RealMouse:
    """The mouse of the screen in place of the driver's: the browser receives its events from the window system (XTEST)."""

    # Where the page begins on the screen. Only Firefox says it; WebKit's small browser has its bars above the page.
    ORIGIN = "[window.mozInnerScreenX ?? screenX, window.mozInnerScreenY ?? screenY + outerHeight - innerHeight]"

    def _mouse(self, x, y, *action):
        left, top = self.value(self.ORIGIN)
        subprocess.run(["xdotool", "mousemove", str(int(left + x)), str(int(top + y)), *action], check=True, timeout=PATIENCE,
                       env=os.environ | {"DISPLAY": self.display})

    def move(self, x, y):
        self._mouse(x, y)

    def press(self, x, y, button="left"):
        self._mouse(x, y, "mousedown", "1" if button == "left" else "3")

    def release(self, x, y, button="left"):
        self._mouse(x, y, "mouseup", "1" if button == "left" else "3")


def page_class(base):
    return type(base.__name__, (Shared, base), {})


def by_text(text, selector="button"):
    """The element with this text, among the elements with a size."""
    return f"([...document.querySelectorAll({selector!r})].find((el) => el.offsetHeight && el.textContent.trim() === {text!r}))"


@contextlib.contextmanager
def firefox(environment=None, has_scrollbars=False, keeps_pages=True):
    """Firefox without a window, or with a window on the screen of an environment.

    Scrollbars lie on the content, unless they are to take room.
    """
    from marionette_driver.marionette import Marionette

    port = free_port()
    with tempfile.TemporaryDirectory() as profile:
        preferences = {"marionette.port": port, "dom.events.testing.asyncClipboard": True,
                       "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
                       "ui.useOverlayScrollbars": 0 if has_scrollbars else 1,
                       "widget.gtk.overlay-scrollbars.enabled": not has_scrollbars, "browser.startup.page": 0,
                       "browser.sessionhistory.max_total_viewers": -1 if keeps_pages else 0, "app.normandy.enabled": False, "browser.sessionstore.resume_from_crash": False}
        with open(f"{profile}/user.js", "w") as file:
            for name, value in preferences.items():
                shown = str(value).lower() if isinstance(value, bool) else value
                file.write(f'user_pref("{name}", {shown});\n')
        arguments = ["firefox-esr", *([] if environment else ["--headless"]), "--marionette", "--remote-allow-system-access",
                     "--no-remote", "--profile", profile]
        process = subprocess.Popen(arguments, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            # A session begins once the port is open.
            yield Marionette(host="127.0.0.1", port=port, startup_timeout=PATIENCE)
        finally:
            process.terminate()
            process.wait(PATIENCE)


@contextlib.contextmanager
def webkit(display):
    """WebKit on a virtual screen."""
    from selenium import webdriver
    from selenium.webdriver.webkitgtk.options import Options
    from selenium.webdriver.webkitgtk.service import Service

    options = Options()
    options.binary_location = MINIBROWSER
    options.add_argument("--automation")
    with tempfile.TemporaryDirectory() as settings:
        os.mkdir(f"{settings}/gtk-3.0")
        with open(f"{settings}/gtk-3.0/gtk.css", "w") as file:
            file.write(NARROW)
        service = Service(shutil.which("WebKitWebDriver"), port=free_port(), env=os.environ | {
            "DISPLAY": display, "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "XDG_CONFIG_HOME": settings})
        driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield driver
        finally:
            driver.quit()


@contextlib.contextmanager
def open_page(name, playwright, width=1280, height=800, has_scrollbars=False, keeps_pages=True, has_real_mouse=False):
    """A page of an engine. Scrollbars that take room are for Chromium and Firefox, and so is the choice whether pages that are
    left are kept for the way back. A real mouse is that of a virtual screen, for Firefox and WebKit."""
    with contextlib.ExitStack() as stack:
        if name == "chromium":
            arguments = [] if keeps_pages else ["--disable-features=BackForwardCache"]
            browser = launch(playwright, *arguments, has_scrollbars=has_scrollbars)
            stack.callback(browser.close)
            page = page_class(Chromium)(browser, width, height)
        elif name == "firefox":
            display = stack.enter_context(virtual_screen()) if has_real_mouse else None
            environment = os.environ | {"DISPLAY": display} if display else None
            page = page_class(Firefox)(stack.enter_context(firefox(environment, has_scrollbars, keeps_pages)), width, height)
        else:
            display = stack.enter_context(virtual_screen())
            page = page_class(WebKit)(stack.enter_context(webkit(display)), width, height)
        if has_real_mouse:
            page.__class__ = type(type(page).__name__, (RealMouse, type(page)), {"display": display})
        stack.callback(page.close)
        yield page
