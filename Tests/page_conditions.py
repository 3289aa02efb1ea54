"""Waiting for what a page is like."""

# Whether the modules are there that listen from their load on.
LISTENS = """['extras', 'keyboard'].every((name) => performance.getEntriesByType('resource').some(
    (entry) => entry.responseEnd && entry.name.includes(name)))"""


def module(page, name):
    """Waits until a module of the client has run, named as in the attributes of the body; the page imports it itself, or this does."""
    page.evaluate("(name) => import(new URL(document.body.dataset[name], document.querySelector('script[src*=client]').src)).then(() => {})", name)


def own_module(page, name):
    """Waits until a module of the client has run which the page imports itself."""
    until(page, """(name) => performance.getEntriesByType("resource").some(
      (entry) => entry.responseEnd && entry.name === new URL(document.body.dataset[name], document.querySelector("script[src*=client]").src).href)""",
          name)
    module(page, name)


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
