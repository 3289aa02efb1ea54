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
