"""Waiting for what a page is like."""

# Whether the modules are there that listen from their load on.
LISTENS = """['extras', 'keyboard'].every((name) => performance.getEntriesByType('resource').some(
    (entry) => entry.responseEnd && entry.name.includes(name)))"""


def until(page, condition, argument=None):
    """Waits for a condition of the page, from frame to frame. (`wait_for_function` needs a policy that allows `eval`.)"""
    page.evaluate(
        f"""async (argument) => {{
          const condition = {condition};
          const end = performance.now() + 30000;
          while (!condition(argument)) {{
            if (performance.now() > end) throw Error("waited in vain for " + condition);
            await new Promise(requestAnimationFrame);
          }}
        }}""", argument)
