"""The document itself: how it is sent, and what a browser knows of it besides what it shows."""

import gzip
import json
import urllib.request


def fetch(address, **headers):
    request = urllib.request.Request(address, headers={name.replace("_", "-"): text for name, text in headers.items()})
    with urllib.request.urlopen(request) as response:
        return response.headers, response.read()


def test_the_gallery_travels_compressed(serve, open_page):
    address = serve("Gallery")
    headers, body = fetch(address, Accept_Encoding="gzip")
    assert headers["Content-Encoding"] == "gzip"
    assert headers["Vary"] == "accept-encoding, accept-language"
    page = gzip.decompress(body)
    assert page.rstrip().endswith(b"</html>")
    assert len(body) < len(page) / 2
    headers, plain = fetch(address)
    assert headers["Content-Encoding"] is None
    assert plain.rstrip().endswith(b"</html>")

    page = open_page(address)
    sizes = page.evaluate("performance.getEntriesByType('resource').map((e) => [e.name, e.encodedBodySize, e.decodedBodySize])")
    texts = [entry for entry in sizes if ".js" in entry[0] or ".css" in entry[0]]
    assert texts
    # What is short has little to pack, and what fits a packet is left as it is.
    assert all(packed < plain / (2 if plain > 5000 else 1) for _, packed, plain in texts if plain > 1000)


def test_the_page_has_a_name_a_picture_and_colours_outside_of_itself(serve, open_page):
    address = serve("Gallery")
    page = open_page(address)
    assert page.locator("meta[name=description]").get_attribute("content")
    assert page.locator("meta[name=theme-color]").count() == 2
    manifest = page.locator("link[rel=manifest]").evaluate("(link) => link.href")
    content = json.loads(fetch(manifest)[1])
    assert content["name"]
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"] == manifest
    assert found["errors"] == []
    icon = page.locator("link[rel=icon]").evaluate("(link) => link.href")
    size = page.evaluate("""async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return image.naturalWidth;
    }""", icon)
    assert size > 0


def test_a_printed_page_is_whole(open_gallery):
    page = open_gallery()
    page.emulate_media(media="print")
    rows = page.locator("li.row")
    rows.last.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") > 844
    assert not page.locator(".bar-trailing").first.is_visible()
