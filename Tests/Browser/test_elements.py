"""Elements that scripts of the app define: attributes in, events out, under the page's policy."""

import re
import urllib.error
import urllib.request

import pytest
from page_conditions import module
from playwright.sync_api import expect


@pytest.fixture
def page(open_screen):
    page = open_screen("element", expected_complaint="was not sent")
    page.wait_for_function("() => customElements.get('x-probe') && document.querySelector('x-probe').seen")
    module(page, "custom")
    page.line.settle()
    return page


def say(page, name, detail=None):
    page.evaluate("([name, detail]) => document.querySelector('x-probe').say(name, detail)", [name, detail])


def custom_events(page):
    return [message for message in page.line.sent if '"custom"' in message]


def test_attributes_are_text_whatever_they_are(page):
    probe = page.locator("x-probe")
    expect(probe).to_have_attribute("text", "<b>\"&'</b>")
    expect(probe).to_have_attribute("count", "0")
    assert probe.get_attribute("is-open") is None
    assert page.locator("b").count() == 0
    expect(page.get_by_text("No script")).to_be_hidden()


def test_events_reach_the_app_and_attributes_the_element(page):
    for _ in range(2):
        say(page, "pressed", {"ignored": 1})
        page.line.settle()
    expect(page.get_by_text("Count: 2")).to_be_visible()
    expect(page.locator("x-probe")).to_have_attribute("is-open", "")
    assert page.evaluate("document.querySelector('x-probe').seen.filter(([name]) => name === 'count')") == [
        ["count", "0"], ["count", "1"], ["count", "2"]]
    say(page, "moved", {"x": 1.5, "name": "<i>é"})
    expect(page.get_by_text("Said 1: <i>é 1.5")).to_be_visible()


def test_details_of_another_type_are_refused_and_nothing_is_lost(page):
    for detail in [None, 1, "text", {"x": "1", "name": "a"}, {"name": "a"}, [1, 2], {"x": 1, "name": "\ud800"}]:
        say(page, "moved", detail)
    page.line.settle()
    expect(page.get_by_text("Said 0: nothing")).to_be_visible()
    say(page, "moved", {"x": 2, "name": "after"})
    expect(page.get_by_text("Said 1: after 2.0")).to_be_visible()
    assert len(page.line.sockets) == 1


def test_events_nobody_listens_to_are_not_sent(page):
    say(page, "unknown", {"x": 1})
    page.evaluate("document.querySelector('x-probe').dispatchEvent(new Event('moved'))")
    # Within a slot it is another element's event.
    page.evaluate("""document.querySelector('x-probe input').dispatchEvent(
        new CustomEvent('moved', { detail: { x: 1, name: 'inner' }, bubbles: true }))""")
    page.line.settle()
    assert custom_events(page) == []
    page.get_by_role("switch", name="Listen").uncheck()
    page.line.settle()
    say(page, "moved", {"x": 1, "name": "a"})
    page.line.settle()
    assert custom_events(page) == []


def test_what_is_too_long_or_no_json_is_not_sent(page):
    say(page, "moved", {"x": 1, "name": "é" * 9000})
    page.evaluate("""() => {
      const circle = {};
      circle.circle = circle;
      document.querySelector('x-probe').say('moved', circle);
      document.querySelector('x-probe').say('moved', 1n);
    }""")
    page.line.settle()
    assert custom_events(page) == []
    say(page, "moved", {"x": 1, "name": "é" * 100})
    expect(page.get_by_text("Said 1: é")).to_be_visible()


def test_an_element_that_does_not_stop_is_heard_with_the_newest(page):
    # The allowance grows with time. A busy machine may need long for all of it, so that the clock stands still meanwhile.
    page.evaluate("""() => {
      const probe = document.querySelector('x-probe'), { now } = Date, time = now();
      Date.now = () => time;
      try {
        for (let x = 0; x < 1000; x++) probe.say('moved', { x, name: 'n' });
      } finally {
        Date.now = now;
      }
    }""")
    expect(page.get_by_text(re.compile("n 999.0"))).to_be_visible()
    assert len(custom_events(page)) <= 25
    assert len(page.line.sockets) == 1


def test_only_scripts_that_views_name_are_served(serve, page):
    address = page.evaluate("document.baseURI")
    script = page.locator("x-probe").get_attribute("data-script")
    with urllib.request.urlopen(address + script) as response:
        assert response.headers["Content-Type"] == "text/javascript; charset=utf-8"
        assert "immutable" in response.headers["Cache-Control"]
        assert b"customElements.define" in response.read()
    folder = script.rsplit("/", 1)[0]
    for path in ["_ippo/elements/x-probe.js", folder + "/", folder + "/other.js", folder + "/../x-probe.js",
                 "_ippo/elements/../../etc/passwd", folder + "/%2e%2e/x-probe.js", script + "/"]:
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(urllib.request.Request(address + path, headers={"Accept": "text/javascript"}))
        assert refusal.value.code == 404


def test_the_chart_is_used_by_pointer_keys_and_names(serve, open_page):
    page = open_page(serve("Chart"))
    page.line.settle()
    chart = page.get_by_role("radiogroup", name="Rain in millimetres")
    expect(chart.get_by_role("radio")).to_have_count(7)
    module(page, "custom")
    page.line.settle()
    chart.get_by_role("radio", name="Tuesday: 12").click()
    expect(chart.get_by_role("radio", name="Tuesday: 12")).to_be_checked()
    page.get_by_role("button", name="Increment").click()
    expect(chart.get_by_role("radio", name="Tuesday: 13")).to_be_checked()
    chart.get_by_role("radio", name="Tuesday: 13").press("ArrowRight")
    expect(chart.get_by_role("radio", name="Wednesday: 7")).to_be_checked()
    expect(chart.get_by_role("radio", name="Wednesday: 7")).to_be_focused()
    expect(page.get_by_text("Rain this week")).to_be_visible()
    expect(page.get_by_role("button", name="Monday: 3 mm")).to_have_count(0)
