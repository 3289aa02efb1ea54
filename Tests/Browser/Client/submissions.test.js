import { advance, byId, cut, equal, events, module, say, settled, socket, start, test, welcome } from "./support.js";

const page = '<div id="n2" data-focus="0" data-focused="0"><input id="n2i" data-event="setText"></div>'
  + '<div id="n3" data-focus="0" data-focused="0"><input id="n3i" data-event="setText"></div>'
  + '<div id="n4" data-focus="0" data-focused="0"><input id="n4i" data-event="setText"></div><button id="n5"></button>';
const [first, second, third] = [2, 3, 4].map((number) => () => byId("n" + number + "i"));

// Types as a person does: the text goes where the caret is.
const type = (text) => {
  const el = document.activeElement;
  el.setRangeText(text, el.selectionStart, el.selectionEnd, "end");
  el.dispatchEvent(new Event("input", { bubbles: true }));
};
const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const begin = async () => {
  await start(page);
  first().focus();
  type("Kokoro");
  press("Enter");
};
// The texts that were sent, by field, and the submissions; what else there is concerns the focus.
const told = () => events().filter(([, , kind]) => kind === "edit" || kind === "submit")
  .map(([, node, kind, , , , place, removed, text]) => kind === "submit" ? [node, kind] : [node, place, removed, text]);
const numberOf = (count) => events().filter(([, , kind]) => kind === "submit")[count][0];
// The server acknowledges a submission, and moves the focus.
const answer = async (revision, count, from, to, ...patches) => {
  say(revision, numberOf(count), ...patches, ["a", from, { "data-focus": "0" }], ["a", to, { "data-focus": "1" }]);
  await settled();
};

test("what is typed before the answer to Return is seen at once, and goes to the field that has the focus then", async () => {
  await begin();
  type("S");
  type("ō");
  equal(first().value, "KokoroSō");
  equal(told(), [[2, 0, 0, "Kokoro"], [2, "submit"]]);
  await answer(2, 0, 2, 3);
  equal([document.activeElement.id, first().value, second().value], ["n3i", "Kokoro", "Sō"]);
  type("seki");
  equal(second().value, "Sōseki");
  equal(told().slice(2), [[3, 0, 0, "Sō"], [3, 2, 0, "seki"]]);
});

test("what the app makes of the old text meanwhile is shown, and the new text is not in it", async () => {
  await begin();
  type("Sō");
  await answer(2, 0, 2, 3, ["e", "2i", 1, 0, 6, "KOKORO"]);
  equal([first().value, second().value], ["KOKORO", "Sō"]);
});

test("where the focus stays, the text stays, and is told after the answer", async () => {
  await begin();
  type("Sō");
  say(2, numberOf(0), ["e", "2i", 1, 0, 6, ""]);
  await settled();
  equal(first().value, "Sō");
  equal(told().slice(2).length, 1);
  say(3, events().at(-1)[0]);
  await settled();
  equal(first().value, "Sō");
});

test("Return, text and Return again go through three fields in their order", async () => {
  await begin();
  type("Sō");
  press("Enter");
  type("19");
  press("Backspace");
  type("14");
  equal([first().value, told().length], ["KokoroSō1914", 2]);
  await answer(2, 0, 2, 3);
  equal([first().value, second().value], ["Kokoro", "Sō1914"]);
  equal(told().slice(2), [[3, 0, 0, "Sō"], [3, "submit"]]);
  await answer(3, 1, 3, 4);
  equal([second().value, third().value], ["Sō", "1914"]);
  equal(told().slice(4), [[4, 0, 0, "1914"]]);
});

test("an acknowledgement of earlier events is no answer to Return", async () => {
  await begin();
  type("Sō");
  say(2, numberOf(0) - 1);
  await settled();
  equal([first().value, told().length], ["KokoroSō", 2]);
});

test("an edit of the old text is one of the old field", async () => {
  await begin();
  first().setRangeText("", 0, 1, "start");
  first().dispatchEvent(new Event("input", { bubbles: true }));
  await answer(2, 0, 2, 3);
  equal([first().value, second().value], ["okoro", ""]);
  equal(told().slice(2), [[2, 0, 1, ""]]);
});

test("without an answer for two seconds, the text belongs to the old field", async () => {
  await begin();
  type("Sō");
  advance(1999);
  equal(told().length, 2);
  advance(1);
  equal(told().slice(2), [[2, 6, 0, "Sō"]]);
  await answer(2, 0, 2, 3);
  equal([first().value, second().value], ["KokoroSō", ""]);
});

test("a person who leaves the field has typed into it", async () => {
  await begin();
  type("Sō");
  third().focus();
  equal(told().slice(2), [[2, 6, 0, "Sō"]]);
  type("x");
  equal(told().at(-1), [4, 0, 0, "x"]);
});

test("a page that is left tells what is typed before it is kept for the next one", async () => {
  await begin();
  type("Sō");
  dispatchEvent(new PageTransitionEvent("pagehide"));
  equal(told().slice(2), [[2, 6, 0, "Sō"]]);
});

test("where no field has the focus after the answer, the text stays in the old field", async () => {
  await begin();
  type("Sō");
  say(2, numberOf(0), ["a", "2", { "data-focus": "0" }]);
  byId("n5").focus();
  await settled();
  equal([first().value, told().slice(2)], ["KokoroSō", [[2, 6, 0, "Sō"]]]);
});

test("a text for a page that is gone is told to nobody", async () => {
  await begin();
  type("Sō");
  say(2, numberOf(0), ["r", "2"]);
  await settled();
  equal(told().slice(2), []);
});

test("a lost connection keeps the order: the text is told once, after the submission", async () => {
  await begin();
  type("Sō");
  const number = numberOf(0);
  cut();
  advance(250);
  welcome(number);
  await settled();
  equal(told(), [[2, 6, 0, "Sō"]]);
});
