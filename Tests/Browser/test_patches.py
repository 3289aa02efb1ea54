"""Pages that change at random, shown by the real client: what is patched equals what is written from scratch."""

import json

import pytest
from chromium import PHONE_AGENT
from programs import ROOT, binary, run

ASSETS = ROOT / "Sources" / "Renderers" / "IppoWeb" / "Assets"
ADDRESS = "http://ippo.test/"

DOCUMENT = """<!doctype html><html lang="en"><head><title>Probe</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css"><style id="ippo-styles"></style><script src="client.js" defer></script></head>
<body data-token="none" data-revision="0" data-title="Probe" data-limit="65536" data-edits="./edits.js" data-extras="./extras.js"
 data-words="Reconnecting…|You are offline.|Open elsewhere.|This is too long to be sent.|Waiting for an answer…|Skip to content|Connected">
<input id="n0i" data-event="setText" hidden><div id="ippo-status" role="status"></div></body></html>"""

# The second script, which does its work with measured boxes, is left out: it is about looks and events.
EXTRAS = "export default () => new Proxy({}, { get: (_, name) => name === 'then' ? undefined : () => {} });"

# A socket with nobody at the other end, and a history that leads nowhere.
SOCKET = """
history.pushState = history.go = () => {};
window.WebSocket = class {
  readyState = 1;
  constructor() { window.socket = this; }
  send() {}
  close() { throw Error("The client has given up: a frame is missing."); }
};
"""

# Builds what the markup of a message says without the client's help, and compares it with what the client shows.
COMPARE = r"""
(run) => {
  const controls = "input,select,textarea";
  const build = (item, parent) => {
    if (typeof item === "string") return document.createTextNode(item);
    const [tag, address, attributes, styles, ...children] = item;
    const el = document.createElementNS(tag === "svg" ? "http://www.w3.org/2000/svg" : parent.namespaceURI, tag);
    if (address) el.id = "n" + address;
    for (const child of children) if (child !== "") el.append(build(child, el));
    const { value, checked, ...others } = attributes || {};
    for (const name in others) el.setAttribute(name, others[name]);
    if (el.matches("input[type=checkbox],input[type=radio]")) {
      if (value != null) el.setAttribute("value", value);
      el.checked = checked != null;
    } else if (el.matches(controls)) el.value = value ?? "";
    else {
      if (value != null) el.setAttribute("value", value);
      if (checked != null) el.setAttribute("checked", checked);
    }
    for (const name in styles) el.style.setProperty(name, styles[name]);
    return el;
  };
  // What belongs to the client: which dialogs are open and where popovers stand, who has had the focus.
  const own = ["style", "data-observed", "data-focused", "open"];
  const looks = (el) => Object.fromEntries([...el.style].sort()
    .filter((name) => !(el.matches(".popover,.menu-items") && /^(left|top)$/.test(name)))
    .map((name) => [name, el.style.getPropertyValue(name)]));
  const describe = (node) => {
    if (node.nodeType === 3) return JSON.stringify(node.data);
    const attributes = [...node.attributes].filter(({ name }) => !own.includes(name))
      .map(({ name, value }) => `${name}=${JSON.stringify(value)}`).sort();
    const state = node.matches(controls) ? ` value ${JSON.stringify(node.value)} checked ${node.checked}` : "";
    return `<${node.localName} ${attributes.join(" ")} ${JSON.stringify(looks(node))}${state}>`;
  };
  // What is on its way out is a picture.
  const children = (el) => [...el.childNodes].filter((child) =>
    !(child.nodeType === 3 && child.data === "") && !(child.nodeType === 1 && child.matches(".gone")));
  const difference = (shown, expected) => {
    const [a, b] = [describe(shown), describe(expected)];
    if (a !== b) return `shows ${a}, should show ${b}`;
    if (shown.nodeType === 3) return;
    const [mine, theirs] = [children(shown), children(expected)];
    if (mine.length !== theirs.length) {
      return `${a} holds ${mine.map(describe).join(" ")}, should hold ${theirs.map(describe).join(" ")}`;
    }
    for (const [index, child] of mine.entries()) {
      const found = difference(child, theirs[index]);
      if (found) return found;
    }
  };
  const check = (mount, turn) => {
    const windows = document.querySelectorAll(".window");
    if (windows.length !== 1) return `turn ${turn}: there are ${windows.length} windows`;
    const found = difference(windows[0], build(mount[4], document.body));
    if (found) return `turn ${turn}: ${found}`;
  };
  const receive = (message) => socket.onmessage({ data: JSON.stringify(message) });
  // A session of its own: nothing that a person did is left.
  const [kind, , ...rest] = run.first;
  receive([kind, "run" + run.seed + ".1", ...rest]);
  const found = check(run.first, 0);
  if (found) return found;
  for (const [index, [frame, mount]] of run.turns.entries()) {
    receive(frame);
    const found = check(mount, index + 1);
    if (found) return found + "\nafter " + JSON.stringify(frame).slice(0, 2000);
  }
}
"""


@pytest.fixture
def client(chromium):
    """A page with the client and without a server."""
    context = chromium.new_context(viewport={"width": 390, "height": 844}, user_agent=PHONE_AGENT)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    files = {
        "": ("text/html", DOCUMENT), "extras.js": ("text/javascript", EXTRAS),
        "client.js": ("text/javascript", (ASSETS / "client.min.js").read_text()),
        "edits.js": ("text/javascript", (ASSETS / "edits.min.js").read_text()),
        "style.css": ("text/css", (ASSETS / "style.min.css").read_text()),
    }

    def serve(route):
        name = route.request.url.removeprefix(ADDRESS)
        kind, body = files.get(name, ("text/plain", ""))
        route.fulfill(content_type=f"{kind}; charset=utf-8", body=body)

    page.route("**/*", serve)
    page.add_init_script(SOCKET)
    page.goto(ADDRESS)
    # The client loads it for the field.
    page.evaluate("import('./edits.js').then(() => {})")
    yield page
    context.close()
    assert errors == []


@pytest.mark.parametrize("first", range(0, 45, 15))
def test_a_page_that_was_patched_equals_one_from_scratch(client, first):
    lines = run([binary("PatchProbe"), "15", "15", str(first)]).stdout.splitlines()
    assert len(lines) == 15
    for line in lines:
        story = json.loads(line)
        assert len(story["turns"]) > 3
        found = client.evaluate(COMPARE, story)
        assert not found, f"seed {story['seed']}, {found}"
