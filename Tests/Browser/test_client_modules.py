"""The modules of the web client, each by itself: the tests in the folder Client, in a page without a server.

They run in the Chromium that is there for the other tests, and not under Node: the modules work with focus, selections,
layout and events, which a document made up for the purpose would only claim to have.
"""

import http.server
import re
import shutil
import subprocess
import threading

import pytest
from programs import ROOT

ASSETS = ROOT / "Sources" / "Renderers" / "IppoWeb" / "Assets"
SOURCES = ROOT / "Sources" / "Renderers" / "IppoWeb" / "Client"
CHARTS = ROOT / "Sources" / "Interface" / "IppoCharts"
TESTS = ROOT / "Tests" / "Browser" / "Client"
DOCUMENT = """<!doctype html><html lang="en"><head><title>Modules</title><link rel="icon" href="data:,"><base href="/"></head>
<body style="margin:0" data-token="session.1" data-revision="1" data-title="Modules" data-limit="65536"
data-words="Reconnecting…|You are offline.|Open elsewhere.|This is too long to be sent.|Waiting for an answer…|Skip to content|Connected"
data-edits="/client/edits/main.js" data-extras="/tests/extras.js"><div id="ippo-status" role="status"></div></body></html>"""
CASES = [(path.name, sentence) for path in sorted(TESTS.glob("*.test.js"))
         for sentence in re.findall(r'^test\("([^"]+)"', path.read_text(), re.MULTILINE)]


@pytest.fixture(scope="module")
def context(chromium):
    context = chromium.new_context(viewport={"width": 800, "height": 600})
    yield context
    context.close()


class Files(http.server.BaseHTTPRequestHandler):
    """The modules, their tests, and a page for them."""

    def do_GET(self):
        folder, _, rest = self.path.lstrip("/").partition("/")
        source = {"client": SOURCES, "charts": CHARTS, "tests": TESTS}.get(folder)
        body = DOCUMENT.encode() if source is None else (source / rest).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", f"text/{'html' if source is None else 'javascript'}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        # A page that is closed while it loads must leave nothing behind that the next one waits for.
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def address():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(("file", "sentence"), CASES)
def test_module(context, address, file, sentence):
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(address)
    page.evaluate("""async ([file, sentence]) => {
      const { run } = await import("/tests/support.js");
      await import("/tests/" + file);
      await run(sentence);
    }""", [file, sentence])
    page.close()
    assert errors == []


def test_every_file_has_its_tests():
    files = {file for file, _ in CASES}
    assert files == {path.name for path in TESTS.glob("*.test.js")}
    assert len(CASES) == sum(path.read_text().count("\ntest(") for path in TESTS.glob("*.test.js"))


@pytest.mark.skipif(not shutil.which("esbuild"), reason="only those who change the client have esbuild (make client)")
def test_what_is_served_can_be_made_again_byte_for_byte(tmp_path):
    subprocess.run([ROOT / "scripts" / "build-client.sh", tmp_path], check=True, capture_output=True)
    for made in tmp_path.iterdir():
        assert made.read_bytes() == (ASSETS / made.name).read_bytes(), made.name
