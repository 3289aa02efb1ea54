"""The log viewer in a browser: a million lines in one list."""

import pytest
from playwright.sync_api import expect

COUNT = 1_000_000


@pytest.fixture
def log(tmp_path):
    path = tmp_path / "app.log"
    with path.open("w") as file:
        file.writelines(f"INFO line {number}\n" for number in range(1, COUNT))
        file.write("ERROR the last line\n")
    return path


def test_a_million_lines_are_seen_searched_and_opened(chromium, serve, log):
    page = chromium.new_page(viewport={"width": 900, "height": 600})
    page.goto(serve("LogViewer", options=[str(log)]))

    def row(number, text):
        return page.get_by_role("button", name=f"Line {number}: {text}", exact=True)

    expect(page.get_by_text(f"{COUNT} lines")).to_be_visible()
    expect(row(1, "INFO line 1")).to_be_visible()
    page.keyboard.press("Shift+G")
    expect(row(COUNT, "ERROR the last line")).to_be_in_viewport()
    expect(row(COUNT, "ERROR the last line")).to_be_focused()
    page.keyboard.press("g")
    expect(row(1, "INFO line 1")).to_be_in_viewport()
    page.keyboard.press("/")
    field = page.get_by_role("textbox", name="Search")
    expect(field).to_be_focused()
    # Letters of the pattern are keys of commands as well.
    field.press_sequentially("line 77777$")
    page.get_by_role("checkbox", name="Regular expression").or_(page.get_by_role("switch")).check()
    field.press("Enter")
    expect(row(77_777, "INFO line 77777")).to_be_in_viewport()
    row(77_777, "INFO line 77777").click()
    expect(page.get_by_text("15 bytes, ends with LF")).to_be_visible()
    assert page.locator("li").count() < 1_000
    page.close()
