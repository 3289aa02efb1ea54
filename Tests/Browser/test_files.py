"""Files that a person hands over and takes: real bytes, over lines that break."""

import json
import pathlib
import re
import struct
import zlib

import pytest
from playwright.sync_api import expect


def checksum(data):
    value = 1
    for byte in data:
        value = (value * 31 + byte) & 0xFFFFFFFF
    return value


def told(name, data):
    return f"{name}: {len(data)} bytes, {checksum(data)}"


def pattern(count):
    return bytes((index * 7 + index // 251) & 0xFF for index in range(count))


def choose(page, button, files):
    page.get_by_role("button", name=button, exact=True).click()
    page.line.listen()
    field = page.locator("input[type=file]")
    expect(field).to_be_visible()
    field.set_input_files(files)
    return field


def test_files_arrive_byte_for_byte(open_screen):
    page = open_screen("files")
    small, empty = b"Hello,\nfile.", b""
    choose(page, "Choose", [
        {"name": "small.txt", "mimeType": "text/plain", "buffer": small},
        {"name": "empty.bin", "mimeType": "application/octet-stream", "buffer": empty},
    ])
    expect(page.get_by_text(told("small.txt", small) + "; " + told("empty.bin", empty))).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_an_empty_file_is_a_file(open_screen):
    page = open_screen("files")
    choose(page, "Choose", [{"name": "empty.bin", "mimeType": "application/octet-stream", "buffer": b""}])
    expect(page.get_by_text(told("empty.bin", b""))).to_be_visible()


def test_a_line_that_breaks_costs_no_byte(open_screen):
    page = open_screen("files", expected_complaint="Failed to load resource")
    data = pattern(9 * 1024 * 1024 + 17)
    cuts = []

    def cut(route):
        # Lost on the way there, and lost on the way back.
        cuts.append(route.request.headers.get("upload-offset"))
        if len(cuts) in (1, 4):
            return route.abort()
        if len(cuts) == 3:
            route.fetch()
            return route.abort()
        return route.continue_()

    page.route(re.compile("/_ippo/files/.*/0$"), cut)
    choose(page, "Choose", [{"name": "large.bin", "mimeType": "application/octet-stream", "buffer": data}])
    expect(page.get_by_text(told("large.bin", data))).to_be_visible()
    # What had arrived was not asked for again: the answer that was lost is found out at the next piece.
    assert cuts == ["0", "0", "4194304", "4194304", "4194304", "8388608"]


def resident(process):
    """Bytes of memory that a program has."""
    return int(pathlib.Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * 4096


@pytest.mark.timeout(900)
def test_100_megabytes_arrive_over_a_line_that_is_cut_five_times(open_screen, serve, tmp_path):
    page = open_screen("files", expected_complaint="Failed to load resource")
    # 100 blocks that differ in their beginning, so that each has its place.
    rest = pattern(1024 * 1024 - 4)
    sum_of_rest, factor = checksum(rest), pow(31, len(rest), 1 << 32)
    path, total = tmp_path / "huge.bin", 1
    with open(path, "wb") as file:
        for number in range(100):
            head = number.to_bytes(4, "big")
            file.write(head + rest)
            for byte in head:
                total = (total * 31 + byte) & 0xFFFFFFFF
            # What the sum of the rest is where it begins with another value than 1.
            total = (total * factor + sum_of_rest - factor) & 0xFFFFFFFF
    asked, memory = [], []

    def cut(route):
        asked.append(route.request.headers.get("upload-offset"))
        # Before the last piece: the app reads the whole of what has come.
        memory.append(resident(serve.process()))
        if len(asked) in (2, 9, 20):
            return route.abort()
        if len(asked) in (5, 14):
            route.fetch()
            return route.abort()
        return route.continue_()

    page.route(re.compile("/_ippo/files/.*/0$"), cut)
    choose(page, "Choose", path)
    size = 100 * 1024 * 1024
    expect(page.get_by_text(f"huge.bin: {size} bytes, {total}")).to_be_visible(timeout=600_000)
    assert len(asked) == 25 + 5
    assert max(memory) - memory[0] < 32 * 1024 * 1024, "the server holds no file in memory"


def picture(width, height):
    """A PNG as large as is said, of zeros, which take next to nothing until they are unpacked."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    squeezer = zlib.compressobj(9)
    rows = b"".join(squeezer.compress(bytes(1 + width)) for _ in range(height)) + squeezer.flush()
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
            + chunk(b"IDAT", rows) + chunk(b"IEND", b""))


def test_a_picture_that_would_fill_the_memory_is_bytes_and_nothing_else(open_screen, serve):
    page = open_screen("files")
    # 900 million dots.
    bomb = picture(30_000, 30_000)
    assert len(bomb) < 2 * 1024 * 1024
    before = resident(serve.process())
    choose(page, "Choose", [{"name": "bomb.png", "mimeType": "image/png", "buffer": bomb}])
    expect(page.get_by_text(told("bomb.png", bomb))).to_be_visible()
    assert resident(serve.process()) - before < 32 * 1024 * 1024


@pytest.mark.parametrize(("name", "clean"), [
    ("../../../../tmp/ippo-outside.txt", "ippo-outside.txt"), ("/proc/self/environ", "environ"), ("..\\..\\boot.ini", "boot.ini"),
    ("link -> /etc/passwd", "passwd"),
])
def test_names_lead_out_of_no_folder(open_screen, name, clean):
    page = open_screen("files")
    page.get_by_role("button", name="Choose", exact=True).click()
    page.line.listen()
    ticket = page.locator("[data-files]").first.get_attribute("data-files")
    address, headers = page.url + "_ippo/files/" + ticket, {"Origin": page.url.rstrip("/")}
    answer = page.request.post(address, data=json.dumps([[name, 4, "text/plain"]]), headers=headers)
    assert answer.status == 201, answer.text()
    answer = page.request.patch(address + "/0", data=b"evil", headers=headers | {"Upload-Offset": "0"})
    assert answer.status == 204, answer.text()
    expect(page.get_by_text(told(clean, b"evil"))).to_be_visible()
    assert not pathlib.Path("/tmp/ippo-outside.txt").exists()


def test_what_is_too_large_is_refused_before_a_byte_is_sent(open_screen):
    page = open_screen("files", expected_complaint="413")
    page.get_by_role("button", name="Choose", exact=True).click()
    page.line.listen()
    ticket = page.locator("[data-files]").first.get_attribute("data-files")
    answer = page.request.post(page.url + "_ippo/files/" + ticket, data=json.dumps([["huge.bin", 1 << 50, ""]]),
                               headers={"Origin": page.url.rstrip("/")})
    assert answer.status == 413
    assert re.match("“huge.bin” is too large: a file may have .*", answer.text())
    # Something else can be chosen.
    page.locator("input[type=file]").set_input_files([{"name": "a", "mimeType": "text/plain", "buffer": b"1"}])
    expect(page.get_by_text(told("a", b"1"))).to_be_visible()


def test_what_is_refused_is_said_and_something_else_can_be_chosen(open_screen):
    page = open_screen("files", expected_complaint="415")
    field = choose(page, "Choose a text", [{"name": "run.exe", "mimeType": "application/x-msdownload", "buffer": b"MZ"}])
    expect(page.get_by_text("“run.exe” is not of a type that is asked for.")).to_be_visible()
    assert field.get_attribute("accept") == "text/plain,.txt"
    field.set_input_files([{"name": "note.txt", "mimeType": "text/plain", "buffer": b"1"}])
    expect(page.get_by_text(told("note.txt", b"1"))).to_be_visible()


def test_a_choice_can_be_given_up(open_screen):
    page = open_screen("files")
    page.get_by_role("button", name="Choose", exact=True).click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("cancelled")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_document_is_loaded_down(open_screen):
    page = open_screen("files")
    page.get_by_role("button", name="Save", exact=True).click()
    link = page.get_by_role("link", name="Größe.txt")
    with page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename == "Größe.txt"
    data = "Größe 42\n".encode()
    assert pathlib.Path(download.value.path()).read_bytes() == data
    expect(page.get_by_text(told("Größe.txt", data))).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_file_is_no_other_visitors(open_screen):
    page = open_screen("files")
    page.get_by_role("button", name="Save", exact=True).click()
    address = page.get_by_role("link", name="Größe.txt").evaluate("(link) => link.href")
    stranger = page.context.browser.new_context()
    try:
        assert stranger.request.get(address).status == 404
        stranger.request.get(page.url)  # with a cookie of its own
        assert stranger.request.get(address).status == 404
    finally:
        stranger.close()
    assert page.context.request.get(address, headers={"range": "bytes=0-1"}).body() == b"Gr"
    assert page.context.request.get(address).text() == "Größe 42\n"
    # The file was taken, and the dialog is gone: so is the address.
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert page.context.request.get(address).status == 404
