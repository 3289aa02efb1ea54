"""All documents of the ping interval agree with the client, and timeouts allow for several pings."""

import re

import pytest
from programs import ROOT

CLIENT = ROOT / "Sources" / "Renderers" / "IppoWeb" / "Client"
DEPLOY = ROOT / "docs" / "deploy"


def interval():
    """The client's ping interval in seconds."""
    period, = re.findall(r'write\(\["ping"\]\);.*?\n  \}, (\d+)\);', (CLIENT / "extras" / "line.js").read_text(), re.DOTALL)
    return int(period) / 1000


@pytest.mark.parametrize("path", [
    "docs/deploy/nginx.conf", "docs/deploy/nginx-base-path.conf", "docs/deploy/haproxy.cfg", "docs/deploy/haproxy-base-path.cfg",
    "docs/wire-protocol.md", "Sources/App/Ippo/Ippo.docc/Deployment.md", "Sources/Renderers/IppoWeb/Limits/WebLimits.swift"])
def test_what_is_said_about_pings_is_what_the_client_does(path):
    said = re.findall(r"(?:pages say|ping|`\[\"ping\"\]` \|).{0,40}? every (\d+) seconds", (ROOT / path).read_text(), re.IGNORECASE)
    assert said, f"{path} does not say how often."
    assert {float(seconds) for seconds in said} == {interval()}


def test_nothing_else_says_how_often():
    for path in [*DEPLOY.iterdir(), *(ROOT / "docs").glob("*.md"), *(ROOT / "Sources").rglob("*.md"), ROOT / "README.md"]:
        for seconds in re.findall(r"there every (\d+) seconds", path.read_text(errors="replace")):
            assert float(seconds) == interval(), path


@pytest.mark.parametrize("name", ["nginx.conf", "nginx-base-path.conf", "haproxy.cfg", "haproxy-base-path.cfg"])
def test_proxies_wait_for_several_pings(name):
    waits = re.findall(r"(?:proxy_read_timeout|timeout tunnel) (\d+)s", (DEPLOY / name).read_text())
    assert waits and all(int(wait) >= 3 * interval() for wait in waits)
