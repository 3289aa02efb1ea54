"""Pictures in terminals: how they are shown follows the terminal's answers, in pseudo-terminals; and what is seen of them in real
emulators under Xvfb. The program is built with the trait Pictures."""

import base64
import collections
import http.server
import io
import os
import re
import shutil
import struct
import subprocess
import threading

import pytest
import waits
from PIL import Image
from programs import PATIENCE, binary
from virtual_screen import virtual_screen

KITTY, ITERM, SIXEL, NONE = "\x1b_Gi=31;OK\x1b\\", "\x1bP>|iTerm2 3.5.0\x1b\\", "\x1b[?62;4;22c", "\x1b[?62;22c"
QUARTERS = [(255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0)]
OTHERS = [(255, 0, 255), (0, 255, 255), (128, 0, 0), (0, 128, 0)]


def file(colors, kind):
    """A picture of 160 by 96 pixels with a colour in each quarter."""
    picture = Image.new("RGB", (160, 96))
    for index, color in enumerate(colors):
        picture.paste(color, (80 * (index % 2), 48 * (index // 2), 80 * (index % 2) + 80, 48 * (index // 2) + 48))
    data = io.BytesIO()
    picture.save(data, kind, **({"quality": 95, "subsampling": 0} if kind == "JPEG" else {}))
    return data.getvalue()


PNG, JPEG = file(QUARTERS, "PNG"), file(OTHERS, "JPEG")


# A picture that the server holds back.
RELEASED = threading.Event()


@pytest.fixture(scope="module")
def server():
    """Serves the JPEG at /other.jpg, also at /held.jpg once it is released, and nothing else."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path.startswith("/held"):
                assert RELEASED.wait(PATIENCE), "The picture was not released."
            isFound = self.path in ("/other.jpg", "/held.jpg")
            self.send_response(200 if isFound else 404)
            self.end_headers()
            if isFound:
                self.wfile.write(JPEG)

        def log_message(self, *_):
            pass

    listener = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=listener.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{listener.server_port}"
    listener.shutdown()
    thread.join()
    listener.server_close()


@pytest.fixture
def assets(tmp_path):
    (tmp_path / "quarters.png").write_bytes(PNG)
    return tmp_path


@pytest.fixture
def pictures(spawn, assets, server):
    """The probe with pictures, in a terminal that gives an answer."""

    def start(answer, *options, url="/other.jpg", **variables):
        terminal = spawn([binary("TerminalProbe"), "--terminal", "--assets", str(assets), *options],
                         environment={"PROBE_PICTURES": server + url, "no_proxy": "*", **variables})
        terminal.wait(lambda: b"\x1b[c" in terminal.received, "the questions")
        terminal.type(answer)
        return terminal.wait_for("Row 0")

    return start


def commands(received):
    """The graphics commands of kitty: their keys, and their data."""
    for keys, data in re.findall(rb"\x1b_G([^;\x1b]*);?([^\x1b]*)\x1b\\", received):
        yield dict(part.split("=") for part in keys.decode().split(",")), data


def transmitted(received):
    files, number = collections.defaultdict(bytes), None
    for keys, data in commands(received):
        if keys.get("a") == "t":
            # A number that is used again is another transmission.
            number = (keys["i"], len(files))
        if keys.get("a", "t") == "t":
            files[number] += data
    return [base64.b64decode(data) for data in files.values()]


def placed(received):
    return sum(keys.get("a") == "p" for keys, _ in commands(received))


def test_kitty_gets_files_and_frees_them_on_leaving(pictures):
    terminal = pictures(KITTY + NONE)
    terminal.wait(lambda: placed(terminal.received) >= 2, "two placements")
    assert PNG in transmitted(terminal.received)
    # The JPEG comes as pixels.
    assert any(len(data) == 160 * 96 * 4 for data in transmitted(terminal.received))
    terminal.press("enter")
    terminal.wait(lambda: sum(keys.get("d") == "i" for keys, _ in commands(terminal.received)) == 2, "two removals")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    left = terminal.received[:terminal.received.rindex(b"\x1b[?1049l")]
    freed = [keys for keys, _ in commands(left) if keys.get("d") in ("I", "A")]
    assert {keys.get("i") for keys in freed} >= {keys["i"] for keys, _ in commands(left) if keys.get("a") == "t"}
    assert any(keys["d"] == "A" for keys in freed)


def test_after_a_suspension_pictures_are_transmitted_again(spawn, assets, server):
    terminal = spawn(["/bin/bash", "--norc", "--noprofile", "-i"]).wait_for("$")
    terminal.type(f"PROBE_PICTURES={server}/other.jpg no_proxy='*' {binary('TerminalProbe')} --terminal --assets {assets}\n")
    terminal.wait(lambda: b"\x1b[c" in terminal.received, "the questions")
    terminal.type(KITTY + NONE)
    terminal.wait(lambda: placed(terminal.received) >= 2, "two placements")
    terminal.press("ctrl-z")
    terminal.wait(lambda: b"\x1b[?1049l" in terminal.received, "the shell's screen")
    before = terminal.received
    assert any(keys.get("d") == "A" for keys, _ in commands(before))
    terminal.wait(lambda: terminal.received.endswith(b"$ "), "the prompt")
    terminal.type("fg\n")
    terminal.wait(lambda: placed(terminal.received[len(before):]) >= 2, "two placements more")
    terminal.wait(lambda: PNG in transmitted(terminal.received[len(before):]), "the file once more")
    terminal.press("ctrl-c")
    terminal.wait(lambda: not terminal.private_mode(1049), "the end")


def test_iterm_gets_files(pictures):
    terminal = pictures(ITERM + NONE)
    image = re.compile(rb"\x1b\]1337;File=[^:]*:([^\x07]*)\x07")
    terminal.wait(lambda: len(image.findall(terminal.received)) == 2, "two images")
    files = [base64.b64decode(data) for data in image.findall(terminal.received)]
    assert sorted(files) == sorted([PNG, JPEG])
    assert b"width=20;height=6" in terminal.received


def test_sixel_graphics_have_the_size_of_the_cells(pictures):
    terminal = pictures("\x1b[6;18;9t\x1b[?1;0;256S" + SIXEL)
    # Red, in hundredths.
    terminal.wait(lambda: terminal.received.count(b'q"1;1;180;108') == 2 and re.search(rb"#\d+;2;100;0;0", terminal.received),
                  "two pictures, with red")


@pytest.mark.parametrize("variables", [{}, {"TMUX": "/tmp/tmux"}, {"TERM": "screen-256color", "STY": "1.pts"}],
                         ids=["terminal", "tmux", "screen"])
def test_other_terminals_show_half_blocks(pictures, variables):
    terminal = pictures(NONE, **variables)
    terminal.wait(lambda: b"Row 3" in terminal.received and b"48;2;255;0;0" in terminal.received
                  or b"48;5;196" in terminal.received, "red cells")
    assert not list(commands(terminal.received))[1 if not variables else 0:]


@pytest.mark.parametrize("choice", [["--pictures", "none"], []], ids=["option", "variable"])
def test_pictures_are_turned_off(pictures, choice):
    terminal = pictures(KITTY + SIXEL, *choice, **({} if choice else {"IPPO_PICTURES": "none"}))
    terminal.wait_for("[quarters.png]", "[image]")
    assert b"\x1b_G" not in terminal.received


@pytest.mark.parametrize("url,shown", [("/held.jpg", None), ("/held-missing.jpg", "Not loaded")])
def test_a_placeholder_is_shown_during_the_load(pictures, url, shown):
    RELEASED.clear()
    terminal = pictures(NONE, url=url).wait_for("Loading")
    # The picture of the folder of assets is there by now: red cells.
    terminal.wait(lambda: b"48;2;255;0;0" in terminal.received, "the other picture")
    assert b"48;2;255;0;255" not in terminal.received and "Not loaded" not in terminal.text
    RELEASED.set()
    terminal.wait_until_gone("Loading")
    if shown:
        terminal.wait_for(shown)
    else:
        terminal.wait(lambda: re.search(rb"[34]8;2;25[0-9];[0-9];25[0-9]m", terminal.received), "the picture")


def test_few_colours_show_labels(pictures):
    pictures(NONE, TERM="xterm", COLORTERM="").wait_for("[quarters.png]")


def test_a_picture_that_is_not_there_is_a_failure_and_reported_afterwards(pictures):
    terminal = pictures(NONE, url="/missing.jpg").wait_for("Not loaded")
    terminal.press("ctrl-c")
    assert terminal.wait_for_end() == 0
    assert b"The server answered with the status 404." in terminal.received[terminal.received.rindex(b"\x1b[?1049l"):]


# What is seen.

EMULATORS = {
    "xterm": ["xterm", "-ti", "vt340", "-geometry", "80x24+0+0", "-e"],
    "kitty": ["kitty", "-o", "remember_window_size=no", "-o", "initial_window_width=80c", "-o", "initial_window_height=24c"],
}


class Emulator:
    def __init__(self, argv, display, folder):
        self.folder = folder
        self.variables = {"DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": str(folder), "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(argv, env=self.environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def environment(self):
        dropped = ("TMUX", "STY", "WAYLAND_DISPLAY", "NO_COLOR", "COLORTERM", "TERM_PROGRAM")
        return {key: value for key, value in os.environ.items() if key not in dropped} | self.variables

    def colors(self, colors):
        """The boxes, in pixels, that are filled with colours, and how full each is."""
        dump = (self.folder / "Xvfb_screen0").read_bytes()
        head = struct.unpack(">25I", dump[:100])
        begin, width, height, stride = head[0] + head[19] * 12, head[4], head[5], head[12]
        picture = Image.frombytes("RGB", (width, height), dump[begin:begin + stride * height], "raw", "BGRX", stride)
        found = []
        for color in colors:
            mask = Image.new("L", picture.size, 255)
            for band, wanted in zip(picture.split(), color):
                near = band.point(lambda value, wanted=wanted: 255 if abs(value - wanted) <= 8 else 0)
                mask = Image.composite(mask, Image.new("L", picture.size, 0), near)
            box = mask.getbbox()
            size = (box[2] - box[0]) * (box[3] - box[1]) if box else 0
            found.append((box, mask.histogram()[255] / size if size else 0))
        return found

    def point(self, x, y, *buttons):
        clicks = [part for button in buttons for part in ("click", str(button))]
        subprocess.run(["xdotool", "mousemove", str(x), str(y), *clicks], env=self.environment(), check=True)

    def wait(self, what, condition):
        waits.until(what, condition, process=self.process)


@pytest.fixture
def emulator(tmp_path, assets, server):
    opened = []
    with virtual_screen(tmp_path) as display:

        def start(name):
            assert shutil.which(EMULATORS[name][0]), f"{name} is not installed: run scripts/setup-tests.sh"
            program = [binary("TerminalProbe"), "--terminal", "--assets", str(assets)]
            argv = [*EMULATORS[name], "env", f"PROBE_PICTURES={server}/other.jpg", "no_proxy=*", *program]
            opened.append(Emulator(argv, display, tmp_path))
            return opened[-1]

        yield start
        for one in opened:
            one.process.kill()
            one.process.wait()


@pytest.mark.parametrize("name", EMULATORS)
def test_pictures_are_seen_move_and_go(emulator, name):
    shown = emulator(name)

    def full(colors):
        return all(box and share > 0.95 for box, share in shown.colors(colors))

    shown.wait("both pictures", lambda: full(QUARTERS) and full(OTHERS))
    red, green, blue, yellow = (box for box, _ in shown.colors(QUARTERS))
    # Each quarter is ten cells wide and three high, and lies where it belongs.
    assert red[2] <= green[0] + 1 and red[3] <= blue[1] + 1 and abs(red[0] - blue[0]) <= 1 and abs(green[1] - red[1]) <= 1
    assert abs((red[2] - red[0]) - (yellow[2] - yellow[0])) <= 2
    assert (red[2] - red[0]) // 10 >= 5 and (red[3] - red[1]) // 3 >= 10
    row = (red[3] - red[1]) / 3
    # Three rows up: the upper half of the first picture is out of sight but for a row.
    shown.point(red[0] + 5, blue[3] + 20, 5)
    shown.wait("the pictures three rows further up", lambda: (found := shown.colors([QUARTERS[2]])[0])[0]
               and abs(found[0][1] - (blue[1] - 3 * row)) <= 2 and found[1] > 0.95)
    shown.point(red[0] + 5, blue[3] + 20, 4)
    shown.wait("the pictures back", lambda: full(QUARTERS) and full(OTHERS))
    # The button in the first row takes the pictures away.
    shown.point(red[0] + 15, red[1] - 2.5 * row, 1)
    shown.wait("no pictures", lambda: not any(box for box, _ in shown.colors(QUARTERS + OTHERS)))
