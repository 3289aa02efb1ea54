import { advance, byId, cut, equal, events, frame, say, settled, start, test, timersSet, welcome } from "./support.js";

const page = `<input id="n2i" data-event="setText"><input id="n3" type="checkbox" data-event="setOn">
  <input id="n4" type="range" min="0" max="100" data-event="setValue">`;
const field = () => byId("n2i");
const type = (text, el = field(), caret) => {
  el.value = text;
  if (caret != null) el.setSelectionRange(caret, caret);
  el.dispatchEvent(new Event("input", { bubbles: true }));
};
const compose = (kind) => field().dispatchEvent(new CompositionEvent(kind, { bubbles: true }));
const change = (revision, acknowledged, at, ...edit) => say(revision, acknowledged, ["e", "2i", at, ...edit]);

test("what is typed is told as edits: where, what is taken away and put in, and of which text", async () => {
  await start(page);
  type("ab");
  type("abc");
  type("ac", field(), 1);
  equal(events(), [[1, 2, "edit", 0, 0, 2, 0, 0, "ab"], [2, 2, "edit", 0, 2, 3, 2, 0, "c"], [3, 2, "edit", 0, 3, 1, 1, 1, ""]]);
});

test("a change of the app is put below what was typed since", async () => {
  await start(page);
  type("ab");
  type("abc");
  change(2, 1, 1, 0, 1, "A", 1, 1, "B");
  equal(field().value, "ABc");
  change(3, 2, 2, 2, 1, "C");
  equal(field().value, "ABC");
  type("ABCd");
  equal(events().at(-1), [3, 2, "edit", 2, 3, 4, 3, 0, "d"]);
});

test("what was typed behind what the app takes away stays", async () => {
  await start(page);
  for (const text of ["o", "on", "one", "one,", "one,t"]) type(text);
  change(2, 4, 1, 0, 4, "");
  equal(field().value, "t");
  type("tw");
  equal(events().at(-1), [6, 2, "edit", 1, 1, 2, 1, 0, "w"]);
});

test("while an input method is at work the app hears it, and nothing changes the text below it", async () => {
  await start(page);
  compose("compositionstart");
  type("に");
  change(2, 1, 1, 0, 0, "> ");
  type("日本");
  equal([field().value, events()], ["日本", [[1, 2, "edit", 0, 0, 1, 0, 0, "に"], [2, 2, "edit", 0, 1, 2, 0, 1, "日本"]]]);
  compose("compositionend");
  equal(field().value, "> 日本");
  change(3, 2, 2, 4, 0, "!");
  equal(field().value, "> 日本!");
});

test("a value that comes without being typed is told as an edit", async () => {
  await start(page);
  field().value = "Ada";
  field().dispatchEvent(new Event("change", { bubbles: true }));
  field().dispatchEvent(new Event("change", { bubbles: true }));
  equal(events(), [[1, 2, "edit", 0, 0, 3, 0, 0, "Ada"]]);
});

test("the caret is where the person's next key belongs", async () => {
  await start(page);
  field().focus();
  type("57", field(), 2);
  field().setSelectionRange(1, 1);
  change(2, 2, 1, 0, 0, "$");
  equal([field().value, field().selectionStart], ["$57", 2]);
  field().setSelectionRange(1, 3);
  change(3, 2, 2, 1, 1, "a", 2, 1, "b");
  equal([field().value, field().selectionStart, field().selectionEnd], ["$ab", 1, 3]);
});

test("a whole text stands below what was typed since", async () => {
  await start(page);
  type("ab");
  type("abc");
  say(2, 1, ["a", "2i", { "data-at": "4", value: "AB!" }]);
  equal(field().value, "AB!c");
  say(3, 2, ["a", "2i", { "data-at": "5", value: "other" }]);
  equal(field().value, "other");
});

test("a field that is made anew has what was typed into the old one, and its focus and caret", async () => {
  await start(page);
  field().focus();
  type("typed");
  field().setSelectionRange(1, 4);
  say(2, 0, ["x", "2i", ["input", "2i", { "data-event": "setText", value: "" }, 0]]);
  equal([field().value, document.activeElement.id, field().selectionStart, field().selectionEnd], ["typed", "n2i", 1, 4]);
  change(3, 2, 1, 0, 5, "newer");
  equal(field().value, "newer");
});

test("a field that is taken away and comes back has what was typed into it", async () => {
  await start(page);
  type("typed");
  say(2, 0, ["r", "2i"]);
  say(3, 0, ["i", 1, 0, ["input", "2i", { "data-event": "setText", "data-at": "1", value: "> " }, 0]]);
  equal(field().value, "> typed");
  change(4, 1, 2, 0, 7, "newer");
  equal(field().value, "newer");
});

test("a field that is made anew while an input method is at work has what was answered meanwhile", async () => {
  await start(page);
  compose("compositionstart");
  type("xy");
  type("xzy", field(), 2);
  change(2, 1, 1, 0, 0, "> ");
  say(3, 1, ["x", "2i", ["input", "2i", { "data-event": "setText", "data-at": "2", value: ">> xy" }, 0]]);
  equal(field().value, ">> xzy");
});

test("what is typed into a new field before the file for texts is there stays", async () => {
  await start();
  say(2, 0, ["i", 1, 0, ["input", "2i", { "data-event": "setText", "data-at": "3", value: "x" }, 0]]);
  type("xa");
  const { load } = await import("/client/core/texts.js");
  await load();
  equal([field().value, events()], ["xa", [[1, 2, "edit", 3, 1, 2, 1, 0, "a"]]]);
  type("xab");
  equal(events().at(-1), [2, 2, "edit", 3, 2, 3, 2, 0, "b"]);
});

test("the file for texts is asked for by another name where it did not come", async () => {
  await start();
  const file = new URL("/client/edits/main.js", location);
  document.body.dataset.edits = 'data:text/javascript,if (!import.meta.url.endsWith("%23")) throw Error(); '
    + `export { default } from "${file}";`;
  const tried = timersSet(1);
  say(2, 0, ["i", 1, 0, ["input", "2i", { "data-event": "setText", value: "" }, 0]]);
  type("a");
  const { load } = await import("/client/core/texts.js");
  await tried;
  equal(events(), []);
  advance(1000);
  await load();
  equal(events(), [[1, 2, "edit", 0, 0, 1, 0, 0, "a"]]);
});

test("what was typed while the line was cut stands on top of what the app did, and is sent as it has become", async () => {
  await start(page);
  cut();
  type("offline");
  advance(250);
  welcome(0, 2);
  change(2, 0, 1, 0, 0, "> ");
  equal(field().value, "> offline");
  equal(events(), [[1, 2, "edit", 0, 0, 7, 0, 0, "offline"]]);
  cut();
  advance(500);
  welcome(0, 2);
  equal(events(), [[1, 2, "edit", 1, 2, 9, 2, 0, "offline"]]);
});

test("a frame before which one is missing acknowledges nothing", async () => {
  await start('<input id="n2i" data-event="setText" value="xy">');
  type("abxy", field(), 2);
  change(3, 1, 2, 0, 0, ">");
  equal(field().value, "abxy");
  advance(250);
  welcome(0, 3);
  change(2, 0, 1, 1, 0, "!");
  equal(field().value, "abx!y");
  change(3, 1, 2, 0, 0, ">");
  equal(field().value, ">abx!y");
});

test("a page that is mounted has the edits that nobody has answered", async () => {
  await start(page);
  type("a");
  say(2, 1, ["e", "2i", 1, 0, 1, "A"]);
  type("Ab");
  cut();
  advance(250);
  const { sockets } = await import("./support.js");
  sockets.at(-1).onopen();
  say("mount", "session.3", 7, [1, 1], ["div", 1, { class: "window" }, 0, ["input", "2i", { "data-event": "setText", "data-at": "1", value: "A" }, 0]]);
  equal(field().value, "Ab");
  equal(events(), [[2, 2, "edit", 1, 1, 2, 1, 0, "b"]]);
});

test("edits that were handled and not kept are repeated as they were", async () => {
  await start(page);
  type("one");
  say(1, [1, 1]);
  type("one,");
  say(2, [2, 1], ["e", "2i", 1, 0, 4, ""]);
  type("t");
  cut();
  advance(250);
  const { sockets } = await import("./support.js");
  sockets.at(-1).onopen();
  say("mount", "session.3", 7, [1, 1], ["div", 1, { class: "window" }, 0, ["input", "2i", { "data-event": "setText", value: "one" }, 0]]);
  equal(events(), [[2, 2, "edit", 0, 3, 4, 3, 0, ","], [3, 2, "edit", 1, 0, 1, 0, 0, "t"]]);
  say(8, [2, 2], ["e", "2i", 1, 0, 4, ""]);
  equal(field().value, "t");
});

test("half a surrogate pair is told as the replacement character", async () => {
  await start(page);
  type("a\ud800");
  equal(events(), [[1, 2, "edit", 0, 0, 2, 0, 0, "a\ufffd"]]);
  type("a\ud83d\ude00");
  equal(events().at(-1), [2, 2, "edit", 0, 2, 3, 1, 1, "😀"]);
});

test("what is typed before the part for texts is there is told in its order, and first", async () => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="window" id="n1">${page}</div>`);
  await import("/client/core/keys.js");
  const { connect } = await import("/client/core/socket.js");
  connect();
  welcome();
  type("a");
  field().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  type("ab");
  change(2, 0, 1, 0, 0, "> ");
  equal([events(), field().value], [[], "ab"]);
  await (await import("/client/core/texts.js")).load();
  await settled();
  equal(events(), [[1, 2, "edit", 1, 2, 3, 2, 0, "a"], [2, 2, "submit"], [3, 2, "edit", 1, 3, 4, 3, 0, "b"]]);
  equal(field().value, "> ab");
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
  equal([events(), byId("n4").value], [[[1, 4, "editing", true]], "30"]);
  frame();
  equal(events(), [[1, 4, "editing", true], [2, 4, "setValue", 30]]);
});

test("the last value of a slider comes before the end of its edit, and once", async () => {
  await start(page);
  const end = () => byId("n4").dispatchEvent(new Event("change", { bubbles: true }));
  type(10, byId("n4"));
  end();
  frame();
  const first = [[1, 4, "editing", true], [2, 4, "setValue", 10], [3, 4, "editing", false]];
  equal(events(), first);
  // Another edit; a change without an input, as of a script, is one as well.
  byId("n4").value = 70;
  end();
  frame();
  equal(events(), [...first, [4, 4, "editing", true], [5, 4, "setValue", 70], [6, 4, "editing", false]]);
});

test("a radio button that is chosen holds those of its group", async () => {
  await start('<input id="n2" type="radio" name="g" value="0" checked data-event="select"><input id="n3" type="radio" name="g" value="1" data-event="select">');
  byId("n3").click();
  say(2, 0, ["a", 2, { checked: "" }]);
  equal([byId("n2").checked, byId("n3").checked, events()], [false, true, [[1, 3, "select", 1]]]);
});
