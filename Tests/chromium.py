"""The Chromium of the tests."""

import os
import shutil

# Debian's headless shell is the same engine without a window's own surface, for which the whole browser starts processes beside
# those of each page: tests take a third less time.
NAMES = ["chromium-headless-shell", "chromium", "google-chrome"]

# The name of a phone's browser: a page that is asked for by one comes in its narrow form.
PHONE_AGENT = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"


def executable():
    """The program that CHROMIUM names, or the first one there is."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def launch(playwright, *arguments, has_scrollbars=False):
    """Starts it, with scrollbars that take room if asked for."""
    program = executable()
    if not program:
        raise FileNotFoundError("There is no Chromium: run `make setup`.")
    return playwright.chromium.launch(executable_path=program, args=["--no-sandbox", *arguments],
                                      ignore_default_args=["--hide-scrollbars"] if has_scrollbars else None)


def launch_window(playwright, environment):
    """Starts the whole browser with a window on the screen of an environment, and with its tree for assistive technology."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if not program:
        raise FileNotFoundError("There is no Chromium with windows: run `make setup`.")
    return playwright.chromium.launch(executable_path=program, headless=False, env=environment,
                                      args=["--no-sandbox", "--force-renderer-accessibility"])
