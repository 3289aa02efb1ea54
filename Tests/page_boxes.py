"""The pages of the catalogue: roles, names and boxes of everything on them, and the files that hold these (Browser/Goldens)."""

import re

from programs import ROOT

GOLDENS = ROOT / "Tests" / "Browser" / "Goldens"
VIEWPORTS = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}
PAGES = re.findall(r"^  case (\w+)$", (ROOT / "Examples/Catalog/Feature/CatalogPage.swift").read_text(), re.MULTILINE)

# How far a box may be from where it was: fractions of points are rounded once to this side and once to that.
SLACK = 1

# A font that every machine has that runs these tests makes the boxes the same. What turns has another box in every frame.
STYLE = """* { font-family: "DejaVu Sans" !important; }
*, ::before, ::after { animation: none !important; transition: none !important; }"""

# The roles and names of what is on the page, with its boxes: role, name, left, top, width, height.
BOXES = """() => {
  const roles = { A: "link", BUTTON: "button", TEXTAREA: "textbox", SELECT: "combobox", PROGRESS: "progressbar",
    METER: "meter", H1: "heading", H2: "heading", H3: "heading", UL: "list", LI: "listitem", SUMMARY: "button" };
  const kinds = { checkbox: "checkbox", radio: "radio", range: "slider", number: "spinbutton", date: "date", time: "time",
    "datetime-local": "date and time", color: "colour", password: "password", search: "searchbox" };
  const role = (el) => el.getAttribute("role") ?? (el.tagName === "INPUT" ? kinds[el.type] ?? "textbox" : roles[el.tagName])
    ?? (el.classList.contains("text") ? "text" : null);
  const text = (el) => el.textContent.replace(/\\s+/g, " ").trim().slice(0, 40);
  const named = (el) => el.getAttribute("aria-labelledby")?.split(" ").map((id) => document.getElementById(id)).filter(Boolean);
  const name = (el) => el.getAttribute("aria-label") ?? (named(el)?.map(text).join(" ") || el.placeholder || text(el));
  const shown = [...document.querySelectorAll(".page:not(.leaving)")].findLast((el) => el.checkVisibility());
  return [...shown.querySelectorAll("*")].filter((el) => role(el) && el.checkVisibility()).map((el) => {
    const box = el.getBoundingClientRect();
    return [role(el), name(el), ...[box.left, box.top, box.width, box.height].map(Math.round)];
  });
}"""

# The boxes once the fonts are there and two frames have the same, or after a hundred frames.
RESTING = f"""async () => {{
  await document.fonts.ready;
  // Custom elements have their names and roles once their scripts are there.
  const unknown = [...document.querySelectorAll(".custom-element:not(:defined)")];
  await Promise.all(unknown.map((el) => customElements.whenDefined(el.localName)));
  const boxes = {BOXES};
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let found = JSON.stringify(boxes());
  for (let before, count = 0; before !== found && count < 100; count += 1, found = JSON.stringify(boxes())) {{
    before = found;
    await frame();
  }}
  return JSON.parse(found);
}}"""


def described(boxes):
    return "".join(f"{role} “{name}” {left} {top} {width} {height}\n" for role, name, left, top, width, height in boxes)


def parsed(text):
    lines = [re.fullmatch(r"(.*) (-?\d+) (-?\d+) (-?\d+) (-?\d+)", line) for line in text.splitlines()]
    return [(line.group(1), [int(number) for number in line.groups()[1:]]) for line in lines]


def differences(found, golden, slack=SLACK):
    """What is not where it was, or not what it was."""
    (found, golden) = (parsed(found), parsed(golden))
    if [what for what, _ in found] != [what for what, _ in golden]:
        return sorted(set(what for what, _ in found) ^ set(what for what, _ in golden)) or ["another order"]
    return [f"{what}: {now}, was {then}" for (what, now), (_, then) in zip(found, golden)
            if any(abs(a - b) > slack for a, b in zip(now, then))]
