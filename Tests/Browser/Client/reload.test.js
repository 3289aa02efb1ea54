import { byId, equal, module, test } from "./support.js";

const page = '<div class="window" id="n1" data-also="place" data-address="./a"><input id="n2" data-event="setText" data-geometry>'
  + '<div class="page" id="n3" data-back="" data-title="A" data-focus="1"></div></div>';

// As the browser tells of a page that was loaded in some way.
const load = (type) => { performance.getEntriesByType = () => [{ type }]; };
const keep = (more) => sessionStorage.setItem("ippo-window-1", JSON.stringify({
  hrefs: [location.href], token: "kept.1", id: "n2", value: "typed", selectionStart: 2, selectionEnd: 3, ...more,
}));
const begin = async () => {
  document.body.insertAdjacentHTML("afterbegin", page);
  // No text waits for its module here.
  document.body.afterTexts = (action) => action();
  await module("reload/main");
};
const { dataset } = document.body;
// The window that is gone on with takes the place of the page.
const mount = async (content) => {
  const told = [];
  addEventListener("input", ({ target }) => told.push([target.id, target.value]));
  document.querySelector(".window").remove();
  document.body.insertAdjacentHTML("afterbegin", content);
  await new Promise((done) => setTimeoutOfBrowser(done));
  return told;
};
const { port1, port2 } = new MessageChannel();
const setTimeoutOfBrowser = (action) => { port1.onmessage = action; port2.postMessage(0); };

test("a page that is loaded again asks for its window, and is a picture until it is there", async () => {
  load("reload");
  keep();
  await begin();
  equal([dataset.token, dataset.revision], ["kept.1", "0"]);
  const { inert, dataset: { also, address } } = byId("n1");
  equal([inert, also, address, { ...byId("n2").dataset }, { ...byId("n3").dataset }],
    [true, null, "./a", {}, { back: "", title: "A" }].map((value) => value ?? undefined));
  equal(sessionStorage.getItem("ippo-window-1"), null);
});

test("what was typed, the focus and the caret are there again, and told where the server has something else", async () => {
  load("reload");
  keep();
  await begin();
  equal(await mount('<div class="window"><input id="n2" value="ty"></div>'), [["n2", "typed"]]);
  const { activeElement: el } = document;
  equal([el.id, el.value, el.selectionStart, el.selectionEnd], ["n2", "typed", 2, 3]);
});

test("what the server has already is not told", async () => {
  load("reload");
  keep();
  await begin();
  equal(await mount('<div class="window"><input id="n2" value="typed"></div>'), []);
  equal(document.activeElement.id, "n2");
});

test("a page that is not loaded again, or is another, begins anew", async () => {
  load("navigate");
  keep();
  await begin();
  equal([dataset.token, byId("n1").inert], ["session.1", false]);
});

test("a page that is come back to from another asks for its window, whatever keeps that", async () => {
  document.body.dataset.unkept = "";
  load("back_forward");
  keep();
  await begin();
  equal([dataset.token, byId("n1").inert], ["kept.1", true]);
});

test("a page that is loaded again begins anew where nothing keeps its window", async () => {
  document.body.dataset.unkept = "";
  load("reload");
  keep();
  await begin();
  equal([dataset.token, byId("n1").inert], ["session.1", false]);
});

test("what was typed is not put into another session", async () => {
  load("reload");
  keep();
  await begin();
  dataset.token = "another.1";
  equal(await mount('<div class="window"><input id="n2" value="new"></div>'), []);
  equal(byId("n2").value, "new");
});

const controls = '<div class="window" id="n1"><input id="a" type="checkbox" data-event="setOn" checked>'
  + '<input id="b" type="radio" name="g" value="0" data-event="select" checked>'
  + '<input id="c" type="radio" name="g" value="1" data-event="select">'
  + '<select id="d" data-event="select"><option value="0">A<option value="1" selected>B</select>'
  + '<input id="e" type="range" min="0" max="1" step="any" value="0.3333333333333333" data-event="setValue">'
  + '<input id="f" type="text" value="as it was" data-event="setText"></div>';
const values = () => ["a", "b", "c"].map((id) => byId(id).checked).concat(["d", "e", "f"].map((id) => byId(id).value));
const restored = () => {
  byId("a").checked = false;
  byId("c").checked = true;
  byId("d").value = "0";
  byId("e").value = 0.8;
};
const listen = () => {
  const told = [];
  addEventListener("input", ({ target }) => told.push(target.id));
  return told;
};

const putBack = async (type) => {
  load(type);
  document.body.insertAdjacentHTML("afterbegin", controls);
  const before = values();
  restored();
  const told = listen();
  await module("reload/main");
  equal([values(), told], [before, []]);
  // Browsers that restore the values later.
  dispatchEvent(new Event("load"));
  restored();
  byId("f").value = "as the browser knows it";
  dispatchEvent(new Event("pageshow"));
  equal([values(), told], [before, []]);
};

test("a new window shows what the app has after a reload", () => putBack("reload"));

test("a new window shows what the app has when a person comes back", () => putBack("back_forward"));

test("what a person did before the script ran is told, and nothing else", async () => {
  load("navigate");
  document.body.insertAdjacentHTML("afterbegin", controls);
  restored();
  const after = values();
  const told = listen();
  await module("reload/main");
  dispatchEvent(new Event("DOMContentLoaded"));
  equal([values(), told], [after, ["a", "c", "d", "e"]]);
});

test("an address of its own begins anew", async () => {
  load("reload");
  keep({ hrefs: [location.href + "other"] });
  await begin();
  equal([dataset.token, byId("n1").inert], ["session.1", false]);
});

test("a page says what it is when it goes, but for one that did not get its window", async () => {
  load("navigate");
  await begin();
  byId("n2").value = "new";
  byId("n2").focus();
  document.body.ledger = () => ({ events: [[1, 2, "submit"]], value: null });
  dispatchEvent(new Event("pagehide"));
  const { token, id, events, value } = JSON.parse(sessionStorage.getItem("ippo-window-1"));
  equal([token, id, events, value], ["session.1", "n2", [[1, 2, "submit"]], null]);
});

test("what is typed as a password is kept nowhere", async () => {
  load("navigate");
  await begin();
  byId("n2").type = "password";
  byId("n2").value = "secret";
  byId("n2").focus();
  dispatchEvent(new Event("pagehide"));
  equal(sessionStorage.getItem("ippo-window-1").includes("secret"), false);
});

test("a page that is loaded again before its window is there asks for it once more", async () => {
  load("reload");
  keep({ events: [[1, 2, "submit"]] });
  await begin();
  dispatchEvent(new Event("pagehide"));
  const { events, token, value } = JSON.parse(sessionStorage.getItem("ippo-window-1"));
  equal([events, token, value], [[[1, 2, "submit"]], "kept.1", "typed"]);
});

test("a page whose window the server has refused does not ask for it again", async () => {
  load("reload");
  keep();
  await begin();
  sessionStorage["ippo-1"] = Date.now();
  dispatchEvent(new Event("pagehide"));
  equal(sessionStorage.getItem("ippo-window-1"), null);
});
