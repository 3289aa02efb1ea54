import { advance, byId, cut, equal, events, frame, say, start, test, welcome } from "./support.js";

const page = `<input id="n2" data-event="setText"><input id="n3" type="checkbox" data-event="setOn">
  <input id="n4" type="range" min="0" max="100" data-event="setValue">`;
const field = () => byId("n2");
const type = (text, el = field()) => {
  el.value = text;
  el.dispatchEvent(new Event("input", { bubbles: true }));
};
const compose = (kind) => field().dispatchEvent(new CompositionEvent(kind, { bubbles: true }));
const fieldHas = (revision, acknowledged, value) => say(revision, acknowledged, ["a", 2, { value }]);

test("a value of the server that knows nothing of newer typing does not overwrite it", async () => {
  await start(page);
  type("ab");
  type("abc");
  fieldHas(2, 1, "AB");
  equal(field().value, "abc");
  fieldHas(3, 2, "ABC");
  equal(field().value, "ABC");
});

test("while an input method is at work nothing is told, and nothing changes the text below it", async () => {
  await start(page);
  compose("compositionstart");
  type("に");
  fieldHas(2, 0, "other");
  equal([field().value, events()], ["に", []]);
  type("日本");
  compose("compositionend");
  equal(events(), [[1, 2, "setText", "日本"]]);
  fieldHas(3, 1, "日本!");
  equal(field().value, "日本!");
});

test("the caret keeps its place before a text that stays", async () => {
  await start(page);
  field().value = "12345";
  field().focus();
  field().setSelectionRange(2, 2);
  fieldHas(2, 0, "x12345");
  equal([field().value, field().selectionStart], ["x12345", 3]);
});

test("the caret keeps its place in a text that is another behind it", async () => {
  await start(page);
  field().value = "hello";
  field().focus();
  field().setSelectionRange(2, 3);
  fieldHas(2, 0, "HELLO WORLD");
  equal([field().selectionStart, field().selectionEnd], [2, 3]);
});

test("a field that is made anew has what was typed into the old one, and its focus and caret", async () => {
  await start(page);
  field().focus();
  type("typed");
  field().setSelectionRange(1, 4);
  say(2, 0, ["x", 2, ["input", 2, { "data-event": "setText", value: "stale" }, 0]]);
  equal([field().value, document.activeElement.id, field().selectionStart, field().selectionEnd], ["typed", "n2", 1, 4]);
  fieldHas(3, 2, "newer");
  equal(field().value, "newer");
});

test("what was typed while the line was cut stands against the page that comes after it", async () => {
  await start(page);
  cut();
  type("offline");
  advance(250);
  welcome();
  fieldHas(2, 0, "");
  equal([field().value, events()], ["offline", [[1, 2, "setText", "offline"]]]);
});

test("half a surrogate pair is told as the replacement character", async () => {
  await start(page);
  type("a\ud800");
  equal(events(), [[1, 2, "setText", "a\ufffd"]]);
});

test("a checkbox is what the person made it until that is acknowledged", async () => {
  await start(page);
  byId("n3").click();
  say(2, 0, ["a", 3, { checked: null }]);
  equal([byId("n3").checked, events()], [true, [[1, 3, "setOn", true]]]);
  say(3, 1, ["a", 3, { checked: null }]);
  equal(byId("n3").checked, false);
});

test("a slider tells its newest value once a frame, and is the person's before that", async () => {
  await start(page);
  for (const value of [10, 20, 30]) type(value, byId("n4"));
  say(2, 0, ["a", 4, { value: "5" }]);
  equal([events(), byId("n4").value], [[], "30"]);
  frame();
  equal(events(), [[1, 4, "setValue", 30]]);
});

test("a radio button that is chosen holds those of its group", async () => {
  await start('<input id="n2" type="radio" name="g" value="0" checked data-event="select"><input id="n3" type="radio" name="g" value="1" data-event="select">');
  byId("n3").click();
  say(2, 0, ["a", 2, { checked: "" }]);
  equal([byId("n2").checked, byId("n3").checked, events()], [false, true, [[1, 3, "select", 1]]]);
});
