"""What axe-core says about a page (WCAG 2.2 A and AA, and its best practices)."""

import pathlib

import axe_playwright_python

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What fades in is paler for a while than it is meant to be. What goes round and round has no end to wait for.
RESTS = """() => document.getAnimations().every((animation) =>
    animation.playState !== "running" || !(animation.effect.getComputedTiming().endTime < Infinity))"""


def violations(page):
    page.line.settle()
    page.wait_for_function(RESTS)
    page.evaluate(AXE)
    result = page.evaluate("(tags) => axe.run(document, { runOnly: { type: 'tag', values: tags } })", RULES)
    return [(violation["id"], node["html"], node["failureSummary"])
            for violation in result["violations"] for node in violation["nodes"]]


def violations_in(page, scheme):
    """The same of a page of Tests/engines.py, in a colour scheme."""
    page.until(f"({RESTS})()")
    page.run(AXE)
    page.run(f"document.documentElement.style.colorScheme = {scheme!r}; window.found = null;"
             f"axe.run(document, {{ runOnly: {{ type: 'tag', values: {RULES} }} }}).then((result) => {{ window.found = {{ all: "
             "result.violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.html, node.failureSummary])) }; });")
    return page.until("window.found")["all"]
