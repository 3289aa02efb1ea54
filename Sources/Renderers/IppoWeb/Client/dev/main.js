// Pages of a program under --dev: shows the errors of its build, its traps, and the state that a new program has lost.
import { doc } from "../shared/dom.js";
import { follow } from "./events.js";
import { make, style } from "./panel.js";

const titles = { build: "The build failed", start: "The new program did not start", trap: "The app stopped" };
const activities = { building: "Building…", waiting: "Waiting for another build…" };
let state = { activity: "idle", problems: [], further: 0 }, lost = [], hidden = "";

const host = doc.createElement("ippo-dev"), root = host.attachShadow({ mode: "open" });
// The page's policy takes sheets that a script makes.
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
root.adoptedStyleSheets = [sheet];
// Outside of the body, whose elements the server patches.
doc.documentElement.append(host);
const announcement = make("p", { className: "unseen", role: "status" });
root.append(announcement);

let panel, badge, told = "";

const link = (scheme, name, { path, line, column }) => make("a", {
  href: `${scheme}://file${encodeURI(path)}:${line ?? 1}:${column ?? 1}`, textContent: name,
});

// The line of the file, with a mark below the column, which counts bytes of UTF-8.
const code = ({ source, column }) => {
  if (source == null) return;
  const before = new TextDecoder().decode(new TextEncoder().encode(source).slice(0, Math.max(0, (column ?? 0) - 1)));
  const mark = column ? "\n" + before.replace(/[^\t]/g, " ") + "^" : "";
  return make("pre", { textContent: source + mark });
};

const item = (problem) => {
  const { path, line, column, message } = problem;
  const place = [path?.split("/").pop(), line, column].filter((part) => part != null).join(":");
  return make("li", {}, make("p", { className: "message", textContent: message }), code(problem), path && make(
    "p", { className: "place" }, make("span", { title: path, textContent: place }), " · ",
    link("vscode", "VS Code", problem), " · ", link("zed", "Zed", problem)));
};

const further = (count) => count && make("p", { textContent: `and ${count} more` });

const show = () => {
  const { activity, cause, problems, further: more } = state;
  const title = cause ? titles[cause] : lost.length ? "State that was not restored" : "";
  // A panel that was put away stays away until there is something else to say.
  const key = JSON.stringify([cause, problems, lost]);
  panel?.remove();
  badge?.remove();
  panel = badge = undefined;
  if (!title) hidden = "";
  if (title && key !== hidden) {
    const close = make("button", { type: "button", textContent: "Hide" });
    close.onclick = () => { hidden = key; show(); };
    panel = make(
      "section", { role: "region", ariaLabel: title }, make("header", {}, make("h2", { textContent: title }), close),
      make("ul", {}, ...problems.map(item), ...lost.map((text) => make("li", { textContent: text }))), further(more));
  }
  const progress = activities[activity];
  if (progress) badge = make("p", { className: "badge", ariaHidden: "true", textContent: progress });
  for (const element of [panel, badge]) {
    if (!element) continue;
    root.append(element);
    // In front of presentations as well. Popovers in a shadow tree are none of the page's own.
    if (element.showPopover) { element.popover = "manual"; element.showPopover(); }
  }
  const first = problems[0] ? `${title}: ${problems[0].message}` : title;
  if (first !== told) announcement.textContent = told = first;
};

follow({ state: (next) => { state = next; show(); }, lost: (next) => { lost = next; show(); } });
