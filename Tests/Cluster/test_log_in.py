"""Two processes behind one log-in: who logs in at the one is known at the other, and who logs out everywhere is out at both.

CLUSTER_STORE names another server than PostgreSQL.
"""

import pytest
from Cluster.nodes import chromium, two_nodes
from playwright.sync_api import expect
from programs import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture
def nodes():
    with two_nodes("LogIn", IPPO_SECRET="s" * 32) as (_, *nodes):
        yield nodes


@pytest.fixture
def people(browsers):
    """Opens pages, each in a browser of its own unless it is another's."""
    with chromium(browsers) as browser:

        def visit(node, context=None):
            page = (context or browser.new_context()).new_page()
            page.goto(node.url + "desk/")
            return page

        yield visit


def log_in(page, name="ada", password="engine"):
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name=f"Desk of {name}")).to_be_visible()


def test_logging_out_everywhere_is_so_at_all_processes(nodes, people):
    one, two = nodes
    first, second, other = people(one), people(two), people(two)
    log_in(first)
    log_in(second)
    log_in(other, "grace", "compiler")
    # Who has logged in at the one has done so at the other.
    again = people(two, first.context)
    expect(again.get_by_role("heading", name="Desk of ada")).to_be_visible()
    first.get_by_role("button", name="Log out everywhere").click()
    for page in (first, second, again):
        expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    other.get_by_label("What is on your mind?").fill("Still here")
    expect(other.get_by_role("heading", name="Desk of grace")).to_be_visible()
