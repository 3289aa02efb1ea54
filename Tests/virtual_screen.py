"""A virtual screen for programs that need a window."""

import contextlib
import os
import subprocess

import waits
from programs import PATIENCE


@contextlib.contextmanager
def virtual_screen(folder=None):
    """Xvfb on a free display, whose name it returns. Keys do not repeat. The picture is in the file Xvfb_screen0 of the folder, if
    one is given. It stays as it is when its last program goes: a reset refuses the programs that start meanwhile."""
    read, write = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-r", "-noreset", "-displayfd", str(write), "-screen", "0", "1600x1200x24", "-nolisten", "tcp",
                               *(["-fbdir", str(folder)] if folder else [])],
                              pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as file:
            yield f":{file.readline().strip()}"
    finally:
        screen.terminate()
        screen.wait(PATIENCE)


WAYLAND = "ippo-wayland"


def start_compositor(display, folder):
    """A Wayland compositor (weston) that fills a virtual screen with each window. XDG_RUNTIME_DIR of its programs is the folder, and
    WAYLAND_DISPLAY is WAYLAND."""
    compositor = subprocess.Popen(
        ["weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--width=1024", "--height=768",
         f"--socket={WAYLAND}", "--no-config", "--idle-time=0"],
        env=os.environ | {"DISPLAY": display, "XDG_RUNTIME_DIR": str(folder)}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    waits.files("the compositor", folder, lambda: (folder / WAYLAND).exists())
    return compositor
