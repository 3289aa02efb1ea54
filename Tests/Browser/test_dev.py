"""--dev: a saved file is built, and the new program takes over the pages; errors are shown on the pages until they are mended."""

import re
import urllib.error
import urllib.request

import pytest
from axe_rules import AXE, RULES
from dev_package import DevPackage
from killed_servers import open_kept, settled  # noqa: F401 (fixtures)
from playwright.sync_api import expect
from programs import PATIENCE
from waits import end_of_process, files


@pytest.fixture
def package(tmp_path):
    package = DevPackage(tmp_path)
    yield package
    package.end()


def shows(page, version, count):
    expect(page.get_by_text(f"Version {version}", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile(f"^Count {count}, amount .*, stored {count}$"))).to_be_visible()


def panel(page, name):
    return page.get_by_role("region", name=name, exact=True)


def caret(page):
    return page.evaluate("document.activeElement.selectionStart")


def test_a_saved_file_is_seen_and_nothing_that_is_done_on_the_pages_is_lost(package, open_kept):
    page, other = (open_kept(address) for address in [package.start("--dev")] * 2)
    shows(page, 1, 0)
    settled(page)
    note = page.get_by_role("textbox", name="Note")
    page.get_by_role("button", name="Add").click()
    note.click()
    page.keyboard.type("Half typed")
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    other.get_by_role("button", name="Details").click()
    expect(other.get_by_text("Details of version 1")).to_be_visible()

    # A new version: text, caret, focus, and the sheet of another browser.
    package.save("version 2")
    shows(page, 2, 1)
    expect(other.get_by_text("Details of version 2")).to_be_visible()
    settled(page)
    expect(note).to_have_value("Half typed")
    expect(note).to_be_focused()
    assert caret(page) == 7
    assert package.calls == [[
        "build", "--package-path", str(package.folder), "--scratch-path", f"{package.folder}/.build", "-c", "debug",
        "--product", "App", "--traits", "Web,default", "-Xswiftc", "-DFLAG"]]

    # An error: the program goes on, and the focus stays.
    package.save("error cannot find 'missing' in scope")
    failed = panel(page, "The build failed")
    expect(failed).to_be_visible()
    expect(panel(other, "The build failed")).to_be_visible()
    expect(failed.get_by_role("listitem")).to_contain_text("cannot find 'missing' in scope")
    expect(failed).to_contain_text("App.swift:3:7")
    # The column counts bytes; a tab is as wide as in the line above the mark.
    expect(failed.locator("pre")).to_have_text("\tlet é = missing\n\t    ^", use_inner_text=True)
    assert failed.get_by_role("link", name="VS Code").get_attribute("href") == f"vscode://file{package.source}:3:7"
    assert failed.get_by_role("link", name="Zed").get_attribute("href") == f"zed://file{package.source}:3:7"
    expect(page.locator("ippo-dev").get_by_role("status")).to_have_text(
        "The build failed: cannot find 'missing' in scope")
    page.evaluate(AXE)
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        found = page.evaluate("(tags) => axe.run('ippo-dev', { runOnly: { type: 'tag', values: tags } })", RULES)
        assert found["violations"] == []
        assert len(found["passes"]) > 0
    expect(note).to_be_focused()
    page.keyboard.type("!")
    expect(note).to_have_value("Half ty!ped")
    package.said(f"{package.source}:3:7: error: cannot find 'missing' in scope")
    failed.get_by_role("button", name="Hide").click()
    expect(failed).to_have_count(0)
    package.save("error another")
    expect(failed).to_contain_text("another")
    # A page that opens meanwhile shows the error as well.
    third = open_kept(package.address)
    expect(panel(third, "The build failed")).to_be_visible()

    # The same program again mends the error, and no worker is replaced.
    worker = package.only_child()
    package.save("same")
    for shown in (page, other, third):
        expect(panel(shown, "The build failed")).to_have_count(0)
    package.said("the program is the same")
    assert package.only_child() == worker

    # A version that cannot read a value names it.
    package.save("version 3")
    shows(page, 3, 1)
    lost = panel(page, "State that was not restored")
    expect(lost).to_contain_text("amount")
    expect(lost).to_contain_text("was not restored as it was kept")

    # A trap: the page says where, and a new version goes on before the trap.
    settled(page)
    page.get_by_role("button", name="Trap").click()
    stopped = panel(page, "The app stopped")
    expect(stopped).to_contain_text("Fatal error: This action ends the program on purpose.")
    # The event is refused after it has ended some workers.
    package.said("An event is refused: each process that has handled it has ended")
    settled(page)
    package.save("version 4")
    shows(page, 4, 1)
    expect(stopped).to_have_count(0)
    expect(note).to_have_value("Half ty!ped")

    # A version that traps at its start does not take over.
    package.save("version trap")
    started = panel(page, "The new program did not start")
    expect(started).to_contain_text("Fatal error: This app never starts, on purpose.")
    shows(page, 4, 1)

    # A build that a newer save overtakes ends.
    package.save("slow")
    slow = package.folder / ".build" / "slow"
    files("the slow build", slow.parent, slow.exists)
    package.save("version 5")
    end_of_process(int(slow.read_text()), "the build that was overtaken")
    shows(page, 5, 1)
    expect(started).to_have_count(0)
    expect(note).to_have_value("Half ty!ped")
    package.only_child()
    package.stop()


def test_a_preview_goes_on_in_the_new_program(package, open_kept):
    page = open_kept(package.start("--dev", "--previews") + "InteractionProbe.devscreen.dev")
    expect(page.get_by_text("Version 1", exact=True)).to_be_visible()
    settled(page)
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_text(re.compile("^Count 1, "))).to_be_visible()
    package.save("version 2")
    expect(page.get_by_text("Version 2", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile("^Count 1, "))).to_be_visible()
    package.save("error cannot find 'missing' in scope")
    expect(panel(page, "The build failed")).to_be_visible()
    package.stop()


def test_a_program_that_does_not_start_waits_for_the_next_save(package, open_kept):
    (package.products / "version.txt").write_text("trap")
    package.begin("--dev")
    package.said("A worker was ended by signal")
    package.save("version 3")
    shows(open_kept(package.wait()), 3, 0)
    package.stop()


def test_the_end_of_the_program_takes_the_build_along(package):
    package.start("--dev", "--base-path", "/app")
    package.save("slow")
    slow = package.folder / ".build" / "slow"
    files("the slow build", slow.parent, slow.exists)
    package.stop()
    end_of_process(int(slow.read_text()), "the build")


def test_without_the_option_there_is_nothing_of_it(package):
    package.start()
    page = urllib.request.urlopen(package.address, timeout=PATIENCE).read().decode()
    assert "_ippo/client.js" in page
    assert "_ippo/dev" not in page
    for path in ("_ippo/dev/events", "_ippo/dev.js"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            urllib.request.urlopen(package.address + path, timeout=PATIENCE)


def test_what_makes_no_sense_is_refused(package, tmp_path):
    elsewhere = tmp_path / "Elsewhere"
    elsewhere.write_bytes(package.program.read_bytes())
    elsewhere.chmod(0o700)
    assert "in the build folder of SwiftPM" in package.complaint(elsewhere, "--dev", "--port", "0")
    release = package.products.with_name("release")
    package.products.rename(release)
    assert "this program is a release build" in package.complaint(release / "App", "--dev", "--port", "0")

