"""What the server does by itself over TLS, for which tests are built with the trait TLS."""

import errno
import re
import socket
import ssl
import subprocess
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from programs import PATIENCE, binary


def test_a_certificate_needs_its_key(certificate):
    answer = subprocess.run([binary("GuessingGame"), "--certificate", certificate[0]], capture_output=True, text=True,
                            timeout=PATIENCE, check=False)
    assert answer.returncode == 64
    assert "--certificate needs the private key: --key FILE." in answer.stderr


@pytest.fixture
def gallery(certificate):
    """The address of a gallery that speaks TLS; it ends in good order."""
    chain, key, _ = certificate
    arguments = [binary("Gallery"), "--port", "0", "--certificate", chain, "--key", key]
    process = subprocess.Popen([str(argument) for argument in arguments], stdout=subprocess.PIPE, text=True)
    try:
        yield re.search(r"https://\S+", process.stdout.readline()).group()
        process.terminate()
        assert process.wait(PATIENCE) == 0, "the program did not shut down gracefully"
    finally:
        process.kill()


def connect(address, versions=None):
    """A connection over TLS; `versions` are the lowest and the highest one that is offered."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    if versions:
        context.minimum_version, context.maximum_version = versions
        context.set_ciphers("ALL:@SECLEVEL=0")
    plain = socket.create_connection(("127.0.0.1", urlsplit(address).port), PATIENCE)
    try:
        return context.wrap_socket(plain, server_hostname="127.0.0.1")
    except OSError:
        plain.close()
        raise


def get(address):
    """The head of the answer to a request of the page by HTTP/1.1."""
    with connect(address) as secure:
        secure.sendall(f"GET / HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\nConnection: close\r\n\r\n".encode())
        received = b""
        while b"\r\n\r\n" not in received:
            data = secure.recv(65536)
            assert data, "the connection ended within the head"
            received += data
    return received.split(b"\r\n\r\n")[0].decode()


def test_pages_come_by_http_2_and_their_sockets_by_tls(gallery, open_page):
    page = open_page(gallery)
    assert page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol") == "h2"
    page.get_by_role("searchbox").fill("two counters")
    expect(page.get_by_text("One feature used twice, with scopes.")).to_be_visible()
    expect(page.get_by_text("State, actions, a reducer and a view.")).to_be_hidden()


def test_cookies_are_for_tls_alone(gallery):
    head = get(gallery)
    assert head.startswith("HTTP/1.1 200")
    cookies = [line for line in head.split("\r\n") if line.lower().startswith("set-cookie:")]
    assert cookies and all("; Secure" in cookie and "; HttpOnly" in cookie and "__Host-" in cookie for cookie in cookies)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_what_is_no_tls_of_today_is_refused_and_others_are_served(gallery):
    with pytest.raises((ssl.SSLError, ConnectionError)):
        connect(gallery, (ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1)).close()
    for greeting in [b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"\x16\x03\x01\xff\xff" + b"\x01" * 4000, b"\0" * 100]:
        with socket.create_connection(("127.0.0.1", urlsplit(gallery).port), PATIENCE) as plain:
            received = b""
            try:
                plain.sendall(greeting)
                plain.shutdown(socket.SHUT_WR)
                while data := plain.recv(4096):
                    received += data
            except OSError as error:
                # It may have closed the connection already.
                assert error.errno in (errno.ENOTCONN, errno.ECONNRESET, errno.EPIPE)
            assert b"HTTP/1.1 200" not in received
    assert get(gallery).startswith("HTTP/1.1 200")
