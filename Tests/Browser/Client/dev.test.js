import { advance, equal, module, test } from "./support.js";

// A stream of events whose other end is the test.
const sources = [];
window.EventSource = class {
  static CLOSED = 2;
  readyState = 0;
  listeners = {};
  constructor(url) { this.url = url.href; sources.push(this); }
  addEventListener(kind, listener) { this.listeners[kind] = listener; }
  say(kind, data) { this.listeners[kind]({ data: JSON.stringify(data) }); }
};
// The lock of the browser, which the page gets when the test says so.
let grant;
Object.defineProperty(navigator, "locks", { value: { request: (name, body) => { grant = () => body({ name }); } } });
const channels = [];
window.BroadcastChannel = class {
  posted = [];
  constructor(name) { this.name = name; channels.push(this); }
  postMessage(message) { this.posted.push(message); }
};

const root = () => document.querySelector("ippo-dev").shadowRoot;
const problem = { message: "no such name", path: "/p/My App/A.swift", line: 2, column: 4, source: "\té = 1" };
const failed = { activity: "idle", cause: "build", problems: [problem], further: 0 };
const begin = async () => {
  await module("dev/main");
  grant();
  return sources.at(-1);
};

test("an error has its place, its line, links to editors, and is announced", async () => {
  const source = await begin();
  equal(new URL(source.url).pathname, "/_ippo/dev/events");
  source.say("state", failed);
  const section = root().querySelector("section");
  equal([section.getAttribute("role"), section.ariaLabel], ["region", "The build failed"]);
  equal(section.querySelector("pre").textContent, "\té = 1\n\t ^");
  equal([...section.querySelectorAll("a")].map((a) => a.getAttribute("href")), [
    "vscode://file/p/My%20App/A.swift:2:4", "zed://file/p/My%20App/A.swift:2:4",
  ]);
  equal(root().querySelector("[role=status]").textContent, "The build failed: no such name");
  source.say("state", { activity: "idle", problems: [], further: 0 });
  equal([root().querySelector("section"), root().querySelector("[role=status]").textContent], [null, ""]);
});

test("an error without a place, and the number of the others", async () => {
  const source = await begin();
  source.say("state", { ...failed, problems: [{ message: "<b>ld: error</b>" }], further: 3 });
  const section = root().querySelector("section");
  equal([section.querySelectorAll("a").length, section.querySelectorAll("b").length], [0, 0]);
  equal(section.textContent.includes("<b>ld: error</b>"), true);
  equal(section.lastChild.textContent, "and 3 more");
});

test("a panel that was put away comes back with another error", async () => {
  const source = await begin();
  source.say("state", failed);
  root().querySelector("button").click();
  equal(root().querySelector("section"), null);
  source.say("state", { ...failed, activity: "building" });
  equal([root().querySelector("section"), root().querySelector(".badge").textContent], [null, "Building…"]);
  source.say("state", { ...failed, problems: [{ ...problem, line: 3 }] });
  equal([root().querySelectorAll("section").length, root().querySelector(".badge")], [1, null]);
});

test("lost values are named", async () => {
  const source = await begin();
  source.say("lost", ["Screen.count was not restored"]);
  equal(root().querySelector("section").ariaLabel, "State that was not restored");
  equal(root().querySelector("li").textContent, "Screen.count was not restored");
});

test("one page follows the server, and the others follow that page", async () => {
  await module("dev/main");
  const [channel] = channels;
  equal([sources.length, channel.posted], [0, [["hello"]]]);
  channel.onmessage({ data: ["state", failed] });
  equal(root().querySelectorAll("section").length, 1);
  channel.onmessage({ data: ["hello"] });
  equal(channel.posted.length, 1);
  grant();
  channel.onmessage({ data: ["hello"] });
  equal(channel.posted.at(-1), ["state", failed]);
  sources[0].say("lost", []);
  equal(channel.posted.at(-1), ["lost", []]);
});

test("a program that serves again wakes the page, and an answer that is an error ends no more than the try", async () => {
  const source = await begin();
  let wakes = 0;
  addEventListener("online", () => wakes++);
  source.onopen();
  equal(wakes, 0);
  source.onerror();
  source.onopen();
  equal(wakes, 1);
  source.readyState = 2;
  source.onerror();
  advance(1000);
  equal(sources.length, 2);
});
