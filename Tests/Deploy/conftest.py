"""An app behind real proxies: their configurations are those of docs/deploy."""

import json
import os
import re
import shutil
import signal
import subprocess

import pytest
from chromium import launch
from playwright.sync_api import expect
from ports import free_port, listens
from programs import PATIENCE, ROOT, binary
from waits import until

expect.set_options(timeout=PATIENCE * 1000)

NAME = "app.example"
STATE = {"counter": {"id": "00000000-0000-0000-0000-000000000001", "secret": 42, "count": 0}, "results": [],
         "resultList": None}


def await_port(process, port):
    """Returns once somebody listens."""
    until(f"{process.args[0]} to listen", lambda: listens(port), process=process)


@pytest.fixture(scope="session")
def certificate(tmp_path_factory):
    """A certificate that signs itself, its key, and both in one file."""
    folder = tmp_path_factory.mktemp("certificate")
    chain, key, both = folder / "app.pem", folder / "app.key", folder / "both.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
                    "-keyout", key, "-out", chain], check=True, capture_output=True)
    both.write_text(chain.read_text() + key.read_text())
    return chain, key, both


@pytest.fixture
def started(tmp_path):
    """Starts programs, and ends them after the test."""
    running = []

    def start(arguments, **options):
        process = subprocess.Popen([str(argument) for argument in arguments], text=True, **options)
        running.append(process)
        return process

    yield start
    for process in reversed(running):
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


@pytest.fixture
def listening(started):
    """Starts a server on a port of its own, given by what makes its arguments of it; returns the port once it listens."""

    def start(arguments, **options):
        port = free_port()
        await_port(started(arguments(port), **options), port)
        return port

    return start


@pytest.fixture
def serve(started, tmp_path):
    """Starts the app; returns the address it prints."""

    def start(*options, program="GuessingGame", **environment):
        state = tmp_path / "state.json"
        state.write_text(json.dumps(STATE))
        process = started([binary(program), "--port", "0", "--state", state, *options], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, env=os.environ | environment)
        output = ""
        for line in process.stdout:
            output += line
            if found := re.search(r"https?://\S+", line):
                return found.group()
        pytest.fail("The program ended before it served: " + output)

    return start


class Proxy:
    """A proxy's configuration of docs/deploy, with the ports and files of a test in place of those it names."""

    def __init__(self, kind, start, folder, certificate):
        self.kind, self.start, self.folder, self.certificate = kind, start, folder, certificate

    def run(self, app_port, is_below_base_path):
        suffix = "-base-path" if is_below_base_path else ""
        port = free_port()
        getattr(self, self.kind)(suffix, app_port, port)
        return f"https://{NAME}:{port}" + ("/app/" if is_below_base_path else "/")

    def text(self, name, replacements):
        text = (ROOT / "docs" / "deploy" / name).read_text()
        for old, new in replacements.items():
            assert old in text, f"{name} has no “{old}”"
            text = text.replace(old, str(new))
        return text

    def launch(self, arguments, port, **options):
        process = self.start([shutil.which(arguments[0]) or f"/usr/sbin/{arguments[0]}", *arguments[1:]], **options)
        await_port(process, port)

    def nginx(self, suffix, app_port, port):
        chain, key, _ = self.certificate
        site = self.text(f"nginx{suffix}.conf", {
            "listen 443": f"listen 127.0.0.1:{port}", "  listen [::]:443 ssl http2;\n": "",
            "127.0.0.1:8080": f"127.0.0.1:{app_port}", "/etc/ssl/certs/app.example.pem": chain,
            "/etc/ssl/private/app.example.key": key})
        paths = "".join(f"{name}_temp_path {self.folder}/{name};\n"
                        for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
        file = self.folder / "nginx.conf"
        file.write_text(f"daemon off;\npid {self.folder}/pid;\nerror_log {self.folder}/error.log;\nevents {{}}\n"
                        f"http {{\naccess_log off;\n{paths}{site}}}\n")
        self.launch(["nginx", "-c", str(file), "-p", str(self.folder), "-e", f"{self.folder}/error.log"], port)

    def caddy(self, suffix, app_port, port):
        chain, key, _ = self.certificate
        site = self.text(f"Caddyfile{suffix}", {
            "app.example {": f"https://app.example:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}",
            "127.0.0.1:8080": f"127.0.0.1:{app_port}"})
        file = self.folder / "Caddyfile"
        file.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + site)
        self.launch(["caddy", "run", "--adapter", "caddyfile", "--config", str(file)], port,
                    env=os.environ | {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder),
                                      "XDG_CONFIG_HOME": str(self.folder)}, stderr=subprocess.DEVNULL)

    def haproxy(self, suffix, app_port, port):
        file = self.folder / "haproxy.cfg"
        file.write_text(self.text(f"haproxy{suffix}.cfg", {
            "bind :443": f"bind 127.0.0.1:{port}", "/etc/haproxy/app.example.pem": self.certificate[2],
            "127.0.0.1:8080": f"127.0.0.1:{app_port}"}))
        self.launch(["haproxy", "-db", "-f", str(file)], port, stderr=subprocess.DEVNULL)


@pytest.fixture
def proxy(started, tmp_path, certificate):
    """Makes a proxy of a kind."""
    return lambda kind: Proxy(kind, started, tmp_path, certificate)


@pytest.fixture(scope="session")
def chromium(browsers):
    browser = launch(browsers, f"--host-resolver-rules=MAP {NAME} 127.0.0.1")
    yield browser
    browser.close()


@pytest.fixture
def open_page(chromium):
    """Opens a page; whatever the console complains about fails the test."""
    # Chromium asks for the scripts of service workers as if nobody had said to ignore errors of certificates.
    context = chromium.new_context(ignore_https_errors=True, service_workers="block")
    context.set_default_timeout(PATIENCE * 1000)
    complaints = []

    def open_it(address):
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: message.type == "error" and complaints.append(message.text))
        page.goto(address)
        return page

    yield open_it
    context.close()
    assert complaints == []
