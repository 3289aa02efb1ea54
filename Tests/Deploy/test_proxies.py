"""The configurations of docs/deploy, with the real programs: the page loads, its socket opens, a click arrives."""

import re
import socket
import ssl
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from programs import ROOT, binary, run

PROXIES = ["nginx", "caddy", "haproxy"]


def options(base_path):
    return (["--base-path", "/app"] if base_path else []) + ["--allow-host", "app.example", "--trust-proxy", "127.0.0.1"]


def play(page):
    """Wins the game, over the socket."""
    expect(page.get_by_role("heading", name="Guessing Game")).to_be_visible()
    page.get_by_role("textbox", name="Guess").fill("41")
    expect(page.get_by_text("Higher")).to_be_visible()
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_text("Correct", exact=True)).to_be_visible()


def handshake(address, **fields):
    """The status of a request for a socket."""
    parts = urlsplit(address)
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    fields = {"Host": parts.netloc, "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
              "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="} | {name.replace("_", "-"): value
                                                                  for name, value in fields.items()}
    with socket.create_connection(("127.0.0.1", parts.port), 10) as plain:
        with context.wrap_socket(plain, server_hostname=parts.hostname) as secure:
            lines = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
            secure.sendall(f"GET {parts.path}_ippo/live HTTP/1.1\r\n{lines}\r\n".encode())
            return int(secure.recv(4096).split()[1])


@pytest.mark.parametrize("below_base_path", [False, True], ids=["root", "base-path"])
@pytest.mark.parametrize("kind", PROXIES)
def test_a_page_through_a_proxy(kind, below_base_path, serve, proxy, open_page):
    app = serve(*options(below_base_path))
    address = proxy(kind).run(urlsplit(app).port, below_base_path)
    page = open_page(address)
    play(page)
    # Everything the page has loaded lies below its own address.
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert loaded and all(name.startswith(address) for name in loaded)
    cookie, = page.context.cookies()
    assert cookie["httpOnly"] and cookie["secure"] and cookie["sameSite"] == "Lax"
    assert cookie["name"].startswith("__Secure-" if below_base_path else "__Host-")
    assert cookie["path"] == ("/app/" if below_base_path else "/")
    # The page and its socket are the same visitor's, also after a reload, and the network coming and going.
    page.reload()
    expect(page.get_by_role("heading", name="Guessing Game")).to_be_visible()
    assert page.context.cookies()[0]["value"] == cookie["value"]


@pytest.mark.parametrize("kind", PROXIES)
def test_other_origins_get_no_socket(kind, serve, proxy):
    address = proxy(kind).run(urlsplit(serve(*options(False))).port, False)
    own = address.rstrip("/")
    assert handshake(address, Origin=own) == 101
    assert handshake(address, Origin="https://evil.example") == 403
    assert handshake(address, Origin=own.replace("https:", "http:")) == 403
    # What a client says of itself does not count.
    evil = {"X_Forwarded_Host": "evil.example", "X_Forwarded_Proto": "http", "Forwarded": "host=evil.example"}
    assert handshake(address, Origin="http://evil.example", **evil) == 403
    assert handshake(address, Origin=own, **evil) == 101


@pytest.mark.parametrize("kind", PROXIES)
def test_many_visitors_on_few_connections(kind, serve, proxy, open_page):
    """A proxy uses its connections again, for pages and for sockets."""
    address = proxy(kind).run(urlsplit(serve(*options(False))).port, False)
    for _ in range(5):
        page = open_page(address)
        play(page)
        page.close()


def test_a_path_that_the_proxy_takes_off(serve, proxy, open_page):
    """Addresses on the page are relative: it also works where the proxy, and not the app, knows the base path."""
    app = serve("--allow-host", "app.example", "--trust-proxy", "127.0.0.1")
    behind = proxy("nginx")
    text = behind.text
    behind.text = lambda name, replacements: text(name, replacements).replace(
        f"127.0.0.1:{urlsplit(app).port};", f"127.0.0.1:{urlsplit(app).port}/;")
    play(open_page(behind.run(urlsplit(app).port, True)))


def test_without_the_options_the_app_says_what_is_missing(serve, proxy):
    address = proxy("caddy").run(urlsplit(serve()).port, False)
    assert handshake(address, Origin=address.rstrip("/")) == 403


def test_the_secret_makes_visitors_last(serve, open_page, tmp_path):
    secret = tmp_path / "secret"
    secret.write_text("0123456789abcdef" * 4 + "\n")
    page = open_page(serve("--secret-file", str(secret)))
    before = page.context.cookies()[0]
    # Another process, which is told the same by its environment; the port is part of the cookie's name.
    again = serve(IPPO_SECRET=secret.read_text().strip())
    port = urlsplit(again).port
    page.context.add_cookies([{"name": f"ippo-visitor-{port}", "value": before["value"], "url": again}])
    page.goto(again)
    play(page)
    after = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    assert after[f"ippo-visitor-{port}"] == before["value"]


def test_what_the_files_start_the_app_with_are_options_there_are():
    known = set(re.findall(r"--[a-z-]+", run([binary("GuessingGame"), "--help"]).stdout))
    found = 0
    for file in (ROOT / "docs" / "deploy").iterdir():
        for line in re.findall(r"(?:Gallery|gallery) (--.*)", file.read_text()):
            used = set(re.findall(r"--[a-z-]+", line)) - {"--static-swift-stdlib"}
            assert used <= known, f"{file.name}: {used - known}"
            found += 1
    assert found > 0


@pytest.mark.parametrize("below_base_path", [False, True], ids=["root", "base-path"])
@pytest.mark.parametrize("kind", PROXIES)
def test_an_answer_of_the_app_through_a_proxy(kind, below_base_path, serve, proxy, open_page):
    """Cookies that an action sets are for TLS alone, and for the app's path; a redirect stays below it."""
    app = serve(*options(below_base_path), program="InteractionProbe", SCREEN="visitor")
    address = proxy(kind).run(urlsplit(app).port, below_base_path)
    page = open_page(address)
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.get_by_text("Theme: dark")).to_be_visible()
    cookie = next(cookie for cookie in page.context.cookies() if cookie["name"] == "theme")
    assert cookie["secure"] and cookie["httpOnly"] and cookie["path"] == urlsplit(address).path
    # Where it leads is no page, and names no icon, which browsers ask for then.
    with page.expect_response(lambda answer: "_ippo/visit/" in answer.url) as answered:
        page.route("**/_ippo/health", lambda route: route.fulfill(content_type="text/html", body="""
            <!doctype html><title>There</title><link rel="icon" href="data:,">"""))
        page.get_by_role("button", name="Leave", exact=True).click()
    assert answered.value.status == 200
    page.wait_for_url(address + "_ippo/health")
