import { byId, equal, events, module, say, settled, start, test } from "./support.js";

// The history of the browser: the states of its entries, and where it is. What the script asks for happens later, as in browsers.
let states = [null], place = 0, asked = [];
Object.defineProperty(history, "state", { get: () => states[place] });
history.pushState = (state) => { states = [...states.slice(0, ++place), state]; };
history.go = (count) => asked.push(count);
// Whether the person has touched the page.
let hasBeenActive = true;
Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive }) });
const go = (count) => {
  place += count;
  const event = new PopStateEvent("popstate", { state: states[place] });
  dispatchEvent(event);
  return !!event.own;
};
const arrive = () => go(asked.shift());

const page = (id) => `<div class="page" id="n${id}" data-back=""><h1>${id}</h1></div>`;
const begin = async (...ids) => {
  await start(ids.map(page).join(""));
  (await module("core/history")).chronicle();
};
// A page is opened and left again: its entry is ahead.
const leave = async ({ hasAddress }) => {
  await begin(2);
  if (hasAddress) byId("n1").dataset.address = "";
  go(-1);
  say(2, 1, ["r", 2]);
  await settled();
};
const opened = (id) => ["i", 1, 0, ["div", id, { class: "page", "data-back": "" }, 0]];
const link = '<button id="n2" class="leads" data-event="activate"></button>';

test("each page that can be left is an entry", async () => {
  await begin(2, 3);
  equal([states, place], [[null, 1, 2], 2]);
});

test("pages have no entries before the first gesture, and have them then", async () => {
  hasBeenActive = false;
  await begin(2, 3);
  const say = (kind) => byId("n3").dispatchEvent(new Event(kind, { bubbles: true }));
  for (const kind of ["pointerup", "keydown", "click"]) say(kind);
  equal([states, place, asked], [[null], 0, []]);
  hasBeenActive = true;
  say("pointerup");
  equal([states, place], [[null, 1, 2], 2]);
  go(-1);
  equal(events(), [[1, 3, "dismiss"]]);
});

test("a key is a first gesture, too", async () => {
  hasBeenActive = false;
  await begin(2);
  hasBeenActive = true;
  byId("n2").dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, key: "Shift" }));
  equal(states, [null, 1]);
});

test("a link that is the first gesture has an entry above those of the pages around it", async () => {
  hasBeenActive = false;
  await start(page(3) + link);
  (await module("core/history")).chronicle();
  hasBeenActive = true;
  byId("n2").click();
  equal([states, place], [[null, 1, 2], 2]);
});

test("pages that have entries already, as after a reload, get no others", async () => {
  states = [null, 1, 2];
  place = 2;
  await begin(2, 3);
  equal([states, place, asked], [[null, 1, 2], 2, []]);
});

test("going back leaves the last page", async () => {
  await begin(2, 3);
  go(-1);
  equal(events(), [[1, 3, "dismiss"]]);
});

test("steps back before an answer leave a page each", async () => {
  await begin(2, 3, 4);
  go(-1);
  go(-1);
  equal(events(), [[1, 4, "dismiss"], [2, 3, "dismiss"]]);
  say(2, 1, ["r", 4]);
  say(3, 2, ["r", 3]);
  await settled();
  equal([place, states, asked], [1, [null, 1, 2, 3], []]);
});

test("several steps back at once leave as many pages, the last first", async () => {
  await begin(2, 3, 4, 5);
  go(-3);
  equal(events(), [[1, 5, "dismiss"], [2, 4, "dismiss"], [3, 3, "dismiss"]]);
  say(2, 1, ["r", 5]);
  say(3, 3, ["r", 4], ["r", 3]);
  await settled();
  equal([place, asked, events().length], [1, [], 3]);
});

test("a page that cannot be left has its entry again, and those on the way to it stay as they are", async () => {
  await begin(2, 3, 4);
  go(-1);
  go(-1);
  say("error", 1, "not-accepted", "");
  say("error", 2, "not-on-screen", "");
  await settled();
  equal(asked, [2]);
  equal(arrive(), true);
  equal([place, states, events().length, asked], [3, [null, 1, 2, 3], 2, []]);
});

test("what was answered to one of two steps back is no answer to the other", async () => {
  await begin(2, 3);
  go(-1);
  go(-1);
  say(2, 1, ["r", 3]);
  await settled();
  equal([place, asked, events()], [0, [], [[1, 3, "dismiss"], [2, 2, "dismiss"]]]);
});

test("a page that opens in place of one that was left has an entry", async () => {
  await begin(2, 3);
  go(-1);
  say(2, 1, ["r", 3], opened(4));
  await settled();
  // The entry of the page that was left is there, and as good as another.
  equal([asked, events().length], [[1], 1]);
  arrive();
  equal([place, states], [2, [null, 1, 2]]);
});

test("a page that the app closes takes its entry along, which is no dismissal", async () => {
  await begin(2, 3);
  byId("n3").remove();
  say(2, 0);
  await settled();
  equal(asked, [-1]);
  equal([arrive(), events()], [true, []]);
});

test("a person who goes back while the script does leaves a page of their own", async () => {
  await begin(2, 3);
  byId("n3").remove();
  say(2, 0);
  await settled();
  equal(asked.shift(), -1);
  equal(go(-2), false);
  equal([events(), asked], [[[1, 2, "dismiss"]], []]);
});

test("a page that opens while the script goes back has an entry afterwards", async () => {
  await begin(2, 3);
  byId("n3").remove();
  say(2, 0);
  await settled();
  say(2, 0, opened(4));
  await settled();
  equal(asked, [-1]);
  arrive();
  equal([place, states, events(), asked], [2, [null, 1, 2], [], []]);
});

test("movements that nobody wished for are marked for who hears of them later", async () => {
  await begin(2, 3);
  byId("n3").remove();
  say(2, 0);
  await settled();
  equal([arrive(), go(-1)], [true, false]);
});

test("a page that was left before it came is dismissed when it comes", async () => {
  await start(link);
  byId("n2").click();
  equal([states, events()], [[null, 1], [[1, 2, "activate"]]]);
  go(-1);
  say(2, 1, opened(3));
  equal(events(), [[1, 2, "activate"], [2, 3, "dismiss"]]);
  say(3, 2, ["r", 3]);
  await settled();
  equal([place, asked], [0, []]);
});

test("a page that comes later by itself is none that was left", async () => {
  await start(link);
  byId("n2").click();
  go(-1);
  say(2, 1);
  await settled();
  say(2, 1, opened(3));
  await settled();
  equal([events(), place, states], [[[1, 2, "activate"]], 1, [null, 1]]);
});

test("a link that led nowhere gives its entry back once it is answered", async () => {
  await start(link);
  byId("n2").click();
  equal([states, asked], [[null, 1], []]);
  say(2, 1);
  await settled();
  equal(asked, [-1]);
});

test("an entry ahead of pages without addresses leads nowhere", async () => {
  await leave({ hasAddress: false });
  go(1);
  equal(asked, [-1]);
  equal([arrive(), events()], [true, [[1, 2, "dismiss"]]]);
});

test("an entry ahead that has an address waits for its page", async () => {
  await leave({ hasAddress: true });
  const { tell } = await module("core/ledger");
  equal(go(1), false);
  tell(byId("n1"), "show", "/2");
  await settled();
  equal(asked, []);
  say(3, 2, opened(4));
  await settled();
  equal([place, asked, events().length], [1, [], 2]);
});

test("an entry whose address leads nowhere is left again", async () => {
  await leave({ hasAddress: true });
  const { tell } = await module("core/ledger");
  go(1);
  tell(byId("n1"), "show", "/2");
  say("error", 2, "not-accepted", "");
  await settled();
  equal(asked, [-1]);
});

test("what is below a page that is left before it came is left after it", async () => {
  await start(link + page(3) + page(4));
  (await module("core/history")).chronicle();
  byId("n2").click();
  go(-1);
  go(-1);
  equal(events(), [[1, 2, "activate"]]);
  say(2, 1, opened(5));
  equal(events(), [[1, 2, "activate"], [2, 5, "dismiss"], [3, 4, "dismiss"]]);
});

test("an entry ahead that has an address is marked for who asks for it", async () => {
  await begin(2);
  byId("n1").dataset.address = "";
  const marks = [];
  addEventListener("popstate", ({ own, forth }) => marks.push([!!own, !!forth]));
  go(-1);
  go(1);
  equal(marks, [[false, false], [false, true]]);
});
