"""--previews: every preview of a program in a browser, live; as files, and compared with them."""

import json
import os
import shutil

import chromium as browser_of_tests
import pytest
from playwright.sync_api import expect
from programs import PATIENCE, binary, run

NAME = "TerminalProbe.probepreviews."


@pytest.fixture(scope="module")
def address(serve_module):
    return serve_module("TerminalProbe", options=("--previews",), SWIFT_BACKTRACE="enable=no")


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_previews_are_found_and_live(address, chromium):
    page = chromium.new_page()
    page.goto(address)
    rows = page.get_by_role("list").get_by_role("link")
    expect(rows).to_have_text(["Counter", "Sizes: small", "Sizes: large", "Trap", "Sample"])
    page.get_by_role("searchbox", name="Filter").fill("probe size")
    expect(rows).to_have_text(["Sizes: small", "Sizes: large"])
    rows.nth(1).click()
    expect(page.get_by_text("A large parcel")).to_be_visible()
    assert page.url == f"{address}{NAME}sizes-2"

    # State that is marked as previewable lives.
    page.goto(f"{address}{NAME}counter")
    button(page, "Count: 0").click()
    expect(button(page, "Count: 1")).to_be_visible()

    # The variant is part of the address, and of the page.
    page.get_by_role("combobox", name="Appearance").select_option("Dark")
    expect(page).to_have_url(f"{address}{NAME}counter?scheme=dark")
    expect(page.locator("html")).to_have_css("color-scheme", "dark")
    page.get_by_role("combobox", name="Direction").select_option("Right to Left")
    expect(button(page, "Count: 1")).to_have_css("direction", "rtl")
    page.goto(f"{address}{NAME}counter?alone=true")
    expect(button(page, "Count: 0")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_count(0)
    assert page.goto(f"{address}{NAME}nothing").status == 404
    page.close()


def test_a_preview_that_traps_does_not_take_the_others_along(address, chromium):
    other = chromium.new_page()
    other.goto(f"{address}{NAME}counter")
    button(other, "Count: 0").click()
    expect(button(other, "Count: 1")).to_be_visible()
    page = chromium.new_page()
    page.goto(address)
    page.get_by_role("link", name="Trap", exact=True).click()
    expect(page.get_by_text("The program ended while it began this preview")).to_be_visible()
    button(other, "Count: 1").click()
    expect(button(other, "Count: 2")).to_be_visible()
    page.get_by_role("link", name="Sample", exact=True).click()
    expect(page.get_by_text("The sample is missing")).to_be_visible()
    for each in (page, other):
        each.close()


def previews(*options, **environment):
    # Files of pictures are of the Chromium of the tests.
    program = browser_of_tests.executable()
    # For each picture a browser starts at least twice.
    return run([binary("TerminalProbe"), "--previews", *options], within=5 * PATIENCE,
               env=os.environ | {"SWIFT_BACKTRACE": "enable=no", "CHROMIUM": program} | environment)


@pytest.mark.timeout(900)
def test_previews_are_written_and_compared(tmp_path):
    folder = tmp_path / "previews"
    written = previews("--write", folder, "--only", "sizes", "--variant", "dark-phone")
    assert written.returncode == 0, written.stderr
    assert "Wrote 2 of 2 previews" in written.stdout
    small, large = (folder / f"{NAME}{name}" for name in ("sizes", "sizes-2"))
    kinds = ["html", "png", "reading.txt", "svg", "txt"]
    assert sorted(path.name for path in small.iterdir()) == [f"dark-phone.{kind}" for kind in kinds]
    assert "A small parcel" in (small / "dark-phone.txt").read_text()
    assert (small / "dark-phone.reading.txt").read_text() == "A small parcel\n"
    assert json.loads((folder / "previews.json").read_text())["previews"] == [small.name, large.name]

    kept = shutil.copytree(folder, tmp_path / "kept")
    # A deliberate change, a file that is no longer written, and one that is new. The other files are as they were.
    (small / "dark-phone.txt").write_text("A tiny parcel\n")
    shutil.copy(small / "dark-phone.png", large / "dark-phone.png")
    (small / "old.txt").write_text("old")
    (small / "dark-phone.svg").unlink()
    changed = previews("--check", folder)
    assert changed.returncode == 1
    assert sorted(changed.stdout.splitlines())[1:] == [
        f"changed  {large.name}/dark-phone.png", f"changed  {small.name}/dark-phone.txt",
        f"missing  {small.name}/old.txt", f"new      {small.name}/dark-phone.svg"]
    report = tmp_path / "previews.report"
    page = (report / "index.html").read_text()
    assert "A tiny parcel" in page
    for place in ("before", "after"):
        picture = f"{place}/{large.name}/dark-phone.png"
        assert picture in page
        assert (report / picture).exists()

    same = previews("--check", kept)
    assert same.returncode == 0, same.stdout + same.stderr
    assert "2 previews are as they were." in same.stdout
    assert not (tmp_path / "kept.report").exists()


@pytest.mark.timeout(900)
def test_a_preview_that_fails_is_told_and_the_others_are_written(tmp_path):
    written = previews("--write", tmp_path, "--variant", "default")
    assert written.returncode == 1
    assert f"{NAME}trap: the preview has ended its process (signal" in written.stdout
    assert f"{NAME}sample: the preview was not written" in written.stdout
    assert "The sample is missing" in written.stderr
    assert "Wrote 3 of 5 previews" in written.stdout
    assert (tmp_path / f"{NAME}counter" / "default.png").exists()


def test_what_makes_no_sense_is_refused(tmp_path):
    def complaint(*options):
        result = run([binary("TerminalProbe"), *options])
        assert result.returncode == 64, result.stderr
        return " ".join(result.stderr.split())

    assert "--write is for previews: it needs --previews" in complaint("--write", tmp_path)
    assert "give one of them" in complaint("--previews", "--write", tmp_path, "--check", tmp_path)
    assert "leave out --terminal" in complaint("--previews", "--terminal", "--write", tmp_path)
    assert "The variant “huge” is unknown" in complaint("--previews", "--write", tmp_path, "--variant", "huge")
    nothing = previews("--check", tmp_path / "nothing")
    assert nothing.returncode == 1
    assert "There is no folder" in nothing.stderr
    words = previews("--write", tmp_path, "--only", "xyzzy")
    assert words.returncode == 1
    assert "No preview has “xyzzy”" in words.stderr
