"""The size of text that a person has chosen in the browser."""

from chromium import launch
from programs import PATIENCE

SIZES = "() => [document.body, ...document.querySelectorAll('.text')].map((one) => parseFloat(getComputedStyle(one).fontSize))"


def test_texts_follow_the_size_that_the_person_has_chosen(serve, browsers):
    server = serve("GuessingGame")
    found = {}
    for size in [16, 20]:
        browser = launch(browsers, f"--blink-settings=defaultFontSize={size}")
        try:
            page = browser.new_page()
            page.set_default_timeout(PATIENCE * 1000)
            page.goto(server)
            page.wait_for_selector("body[data-is-complete]")
            found[size] = page.evaluate(SIZES)
        finally:
            browser.close()
    assert found[16][0] == 17 and len(found[16]) > 1
    assert [round(size, 2) for size in found[20]] == [round(size * 1.25, 2) for size in found[16]]
