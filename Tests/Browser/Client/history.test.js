import { byId, equal, events, module, say, settled, start, test } from "./support.js";

const entries = [];
history.pushState = (state) => { entries.push(state); };
history.go = (count) => { entries.push("go " + count); };
const back = (state) => dispatchEvent(new PopStateEvent("popstate", { state }));

const page = (id, more = "") => `<div class="page" id="n${id}" data-back="" ${more}><h1>${id}</h1></div>`;

test("each page that can be left is an entry", async () => {
  await start(page(2) + page(3));
  (await module("core/history")).chronicle();
  equal(entries, [1, 2]);
});

test("going back leaves the last page", async () => {
  await start(page(2) + page(3));
  (await module("core/history")).chronicle();
  back(1);
  equal(events(), [[1, 3, "dismiss"]]);
});

test("a page that the app closes takes its entry along, which is no dismissal", async () => {
  await start(page(2) + page(3));
  (await module("core/history")).chronicle();
  byId("n3").remove();
  say(2, 0);
  await settled();
  equal(entries, [1, 2, "go -1"]);
  back(1);
  equal(events(), []);
});

test("movements that nobody wished for are marked for who hears of them later", async () => {
  const owned = [];
  await start(page(2) + page(3));
  addEventListener("popstate", (event) => owned.push(!!event.own));
  (await module("core/history")).chronicle();
  byId("n3").remove();
  say(2, 0);
  await settled();
  back(1);
  back(0);
  equal(owned, [true, false]);
});

test("a page that was left before it came is dismissed when it comes", async () => {
  await start('<button id="n2" class="leads" data-event="activate"></button>');
  byId("n2").click();
  equal([entries, events()], [[1], [[1, 2, "activate"]]]);
  back(0);
  say(2, 1, ["i", 1, 0, ["div", 3, { class: "page", "data-back": "" }, 0]]);
  equal(events(), [[1, 2, "activate"], [2, 3, "dismiss"]]);
});

test("a link that led nowhere gives its entry back once it is answered", async () => {
  await start('<button id="n2" class="leads" data-event="activate"></button>');
  byId("n2").click();
  say(2, 1);
  await settled();
  equal(entries, [1, "go -1"]);
});
