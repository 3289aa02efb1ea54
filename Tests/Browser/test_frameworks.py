"""Pages of other sites and HTML of the app in frames, films and sounds of players, and maps."""

import re

import pytest
from engines import by_text, open_page
from playwright.sync_api import expect

SITE = """<!doctype html><title>Site</title><p>Hello from the site</p><script>
let reach = "kept out";
try { reach = parent.document.title ? "inside" : "inside"; } catch {}
document.body.append(reach + ", " + origin);
</script>"""


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def test_frames_show_pages_and_html_that_cannot_reach_the_app(open_screen):
    page = open_screen("frames")
    page.context.route("https://site.example/**", lambda route: route.fulfill(content_type="text/html", body=SITE))
    title = page.title()
    press(page, "Site")
    first, second = [page.locator("ippo-frame iframe").nth(index) for index in range(2)]
    # Another site keeps its own origin, and its stores.
    expect(first.content_frame.get_by_text("kept out, https://site.example")).to_be_visible()
    expect(page.get_by_text("Title , https://site.example/page, loaded")).to_be_visible()
    press(page, "Ask")
    expect(page.get_by_text("Answer refused")).to_be_visible()
    # HTML of the app has an origin that equals no other, and styles and scripts of its own.
    press(page, "Local")
    content = first.content_frame
    expect(content.get_by_text("Here and script")).to_have_css("color", "rgb(1, 2, 3)")
    expect(content.get_by_text("kept out")).to_be_visible()
    expect(page.get_by_text("Title Local, unknown, loaded")).to_be_visible()
    press(page, "Ask")
    expect(page.get_by_text(re.compile(r'Answer \["null", "Local", 3\.0\]'))).to_be_visible()
    second.content_frame.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Message app hello")).to_be_visible()
    assert page.title() == title
    for frame in (first, second):
        assert "allow-same-origin" not in frame.get_attribute("sandbox")
    # The page of the text alone, outside of a frame, has no origin either.
    response = page.request.get(page.url.split("?")[0].rstrip("/") + "/_ippo/frame")
    assert response.headers["content-security-policy"].startswith("sandbox allow-scripts")
    assert "allow-same-origin" not in response.headers["content-security-policy"]
    # A sheet has a link to a tab of its own beside the frame.
    press(page, "Read")
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("link", name="Open in a new tab")).to_have_attribute("href", "https://site.example/sheet")
    expect(sheet.locator("iframe").content_frame.get_by_text("Hello from the site")).to_be_visible()
    press(page, "Done")
    expect(sheet).to_have_count(0)


def test_a_film_and_its_player_follow_each_other(open_screen):
    page = open_screen("films")
    page.context.route("https://site.example/**", lambda route: route.fulfill(content_type="video/mp4", body="no film"))
    video = page.locator("ippo-video video")
    expect(page.get_by_text("length 20.0")).to_be_visible()
    expect(page.get_by_text("item 1, ends 0")).to_be_visible()
    expect(page.get_by_text("Over it")).to_be_visible()
    press(page, "Start")
    expect(page.get_by_text("playing at rate 1.0")).to_be_visible()
    assert not video.evaluate("it => it.paused")
    # The person's controls are the player's.
    video.evaluate("it => it.pause()")
    expect(page.get_by_text("paused at rate 0.0")).to_be_visible()
    video.evaluate("it => it.play()")
    expect(page.get_by_text("playing at rate 1.0")).to_be_visible()
    press(page, "Rest")
    expect(page.get_by_text("paused at rate 0.0")).to_be_visible()
    expect(video).to_have_js_property("paused", True)
    # The sound goes on without a place that shows the film, up to its end.
    press(page, "Start")
    expect(page.get_by_text("playing at rate 1.0")).to_be_visible()
    page.get_by_role("switch", name="Shown").click()
    expect(video).to_have_count(0)
    press(page, "Near the end")
    expect(page.get_by_text("item 1, ends 1")).to_be_visible()
    expect(page.get_by_text("paused at rate 0.0")).to_be_visible()
    # A page that is loaded again has the film where it was.
    page.get_by_role("switch", name="Shown").click()
    expect(video).to_have_js_property("paused", True)
    press(page, "Broken")
    expect(page.get_by_text("item 2, ends 1")).to_be_visible()


def test_a_map_is_dragged_zoomed_and_chosen_from(open_screen):
    page = open_screen("maps")
    expect(page.get_by_text("Middle 0.0 0.0")).to_be_visible()
    press(page, "Here")
    expect(page.get_by_text("Chosen here")).to_be_visible()
    scale = page.get_by_text(re.compile("Degrees"))
    before = float(scale.inner_text().split()[1])
    press(page, "Zoom in")
    expect(scale).to_have_text(re.compile(rf"Degrees {before / 2:.2f}"))
    press(page, "Zoom out")
    expect(scale).to_have_text(f"Degrees {before}")
    # A drag of a quarter of the width moves the middle by a quarter of the degrees.
    box = page.get_by_role("group", name="Map").bounding_box()
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 4
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + box["width"] / 8, y, steps=3)
    page.mouse.move(x + box["width"] / 4, y, steps=3)
    page.mouse.up()
    expect(page.get_by_text(f"Middle 0.0 -{before / 4:.1f}")).to_be_visible()


@pytest.mark.engines("firefox", "webkit")
def test_frames_and_maps_in_other_engines(serve, browsers, engine):
    with open_page(engine, browsers) as page:

        def show(screen, condition):
            page.open_app(serve("InteractionProbe", SCREEN=screen))
            page.until(condition)

        show("frames", "document.querySelector('ippo-frame:defined')")
        page.click(by_text("Local"))
        page.reads("Title Local, unknown, loaded")
        page.click(by_text("Ask"))
        page.reads('Answer ["null", "Local", 3.0]')
        assert page.complaints() == []
        # The map is drawn again once the browser has said how wide it is.
        show("maps", "document.body.innerText.includes('Degrees 8.007')")
        page.click(by_text("Here"))
        page.reads("Chosen here")
        page.click("button[aria-label='Zoom in']")
        page.reads("Degrees 4.003")
        page.click("button[aria-label='Zoom out']")
        page.reads("Degrees 8.007")
        # A quick drag of a quarter of the width: its last move may come with its end.
        box = page.box("[aria-label=Map]")
        x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 4
        page.press(x, y)
        page.move(x + box["width"] / 8, y)
        page.release(x + box["width"] / 4, y)
        page.reads("Middle 0.0 -2.0")
        assert page.complaints() == []
