"""Browsers without some features: each test removes a feature, and the page still works."""

import re

from playwright.sync_api import expect


def open_without(serve, open_page, script, path="", **options):
    page = open_page("about:blank", **options)
    page.add_init_script(script)
    page.goto(serve("Catalog") + path)
    page.line.settle()
    return page


def test_a_page_works_without_checkvisibility(serve, open_page):
    """Safari before 17.4."""
    page = open_without(serve, open_page, "delete Element.prototype.checkVisibility")
    page.get_by_role("link", name=re.compile("^Toggles")).click()
    expect(page.get_by_role("switch").first).to_be_visible()
    assert page.title().startswith("Toggles")


def test_small_titles_come_without_scroll_timelines(serve, open_page):
    """Firefox, and Safari before 26."""
    page = open_without(serve, open_page, "CSS.supports = () => false", viewport={"width": 390, "height": 500})
    content = page.locator(".page.large > .page-content").last
    expect(content).to_be_visible()
    scroller = content.evaluate_handle("""el => [el, ...el.children].find((one) => one.scrollHeight > one.clientHeight + 100
      && /auto|scroll/.test(getComputedStyle(one).overflowY))""")
    large = page.locator(".page.large").last
    scroller.evaluate("el => { el.scrollTop = 90; }")
    expect(large).to_have_class(re.compile("scrolled"))
    scroller.evaluate("el => { el.scrollTop = 0; }")
    expect(large).not_to_have_class(re.compile("scrolled"))


def test_content_keeps_out_of_the_notch(serve, open_page):
    page = open_page(serve("Catalog") + "lists", viewport={"width": 844, "height": 390})
    page.line.settle()
    edge = "() => Math.round(document.querySelector('.columns').getBoundingClientRect().left)"
    assert page.evaluate(edge) == 0
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setSafeAreaInsetsOverride", {"insets": {"left": 47, "right": 47}})
    page.wait_for_function(f"() => ({edge})() === 47")
