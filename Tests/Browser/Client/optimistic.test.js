import { byId, equal, module, test } from "./support.js";

// Toggles, tabs and a stepper as the server writes them.
const page = `
  <button id="n2" data-event="setOn" aria-pressed="false"></button>
  <div id="n3" class="tabs">
    <div class="tab-bar"><button id="n3t0" class="tab" aria-selected="true" tabindex="0"></button>
    <button id="n3t1" class="tab" aria-selected="false" tabindex="-1"></button></div>
    <div id="n3p0"></div><div id="n3p1" hidden></div>
  </div>
  <div id="n4" class="stepper" data-by="2" data-least="0" data-most="9" aria-description="4"><span id="n4l">4 pieces</span></div>
  <button id="n5" data-event="setOn" aria-pressed="false" data-wait></button>
  <div class="list">
    <ul role="listbox"><li id="n6" role="option" aria-selected="true"></li><li id="n7" role="option" aria-selected="false"></li></ul>
    <ul role="listbox"><li id="n8" role="option" aria-selected="false" data-wait></li></ul>
  </div>
  <div class="list"><ul role="listbox" aria-multiselectable="true"><li id="n9" role="option" aria-selected="true"></li>
    <li id="n10" role="option" aria-selected="false"></li></ul></div>
  <ul><li id="n11"><div id="n12" class="button leads" role="link"></div></li></ul><button id="n13" class="button leads"></button>
  <button id="n14" class="button"></button>`;

const start = async () => {
  document.body.insertAdjacentHTML("afterbegin", page);
  let acknowledged = 0;
  const { default: make } = await module("optimistic/main");
  const pending = [], told = make(() => acknowledged);
  const press = (node, ...event) => {
    pending.push([pending.length + 1, node, ...event]);
    told(pending, byId("n" + node));
  };
  // A frame that acknowledges, and what it changes.
  const frame = async (upTo, change = () => {}) => {
    acknowledged = upTo;
    told(pending.filter(([number]) => number > upTo));
    change();
    await null;
  };
  return { press, frame };
};
const pressed = (id) => byId(id).getAttribute("aria-pressed");

test("what was done shows until it is handled, and then what the server says", async () => {
  const { press, frame } = await start();
  press(2, "setOn", true);
  equal(pressed("n2"), "true");
  await frame(0);
  equal(pressed("n2"), "true", "after a frame about something else");
  await frame(1);
  equal(pressed("n2"), "false", "refused");
  press(2, "setOn", true);
  await frame(2, () => byId("n2").setAttribute("aria-pressed", "true"));
  equal(pressed("n2"), "true", "accepted");
});

test("what waits is shown on an element that has taken the place of another", async () => {
  const { press, frame } = await start();
  press(2, "setOn", true);
  await frame(0, () => { byId("n2").outerHTML = '<button id="n2" data-event="setOn" aria-pressed="false"></button>'; });
  equal(pressed("n2"), "true");
});

test("an element that has gone, or is another, is left alone", async () => {
  const { press, frame } = await start();
  press(2, "setOn", true);
  press(3, "select", 1);
  await frame(0, () => { byId("n2").remove(); byId("n3").outerHTML = '<p id="n3"></p>'; });
  equal(byId("n3").outerHTML, '<p id="n3"></p>');
});

test("what awaits its answer is left as it is", async () => {
  const { press } = await start();
  press(5, "setOn", true);
  equal(pressed("n5"), "false");
});

test("tabs change as a whole, and back", async () => {
  const { press, frame } = await start();
  const state = () => [0, 1].map((index) => [
    byId("n3t" + index).getAttribute("aria-selected"), byId("n3t" + index).tabIndex, byId("n3p" + index).hidden]);
  const before = state();
  press(3, "select", 1);
  equal(state(), [["false", -1, true], ["true", 0, false]]);
  press(3, "select", 7);
  equal(state(), [["false", -1, true], ["true", 0, false]], "there is no such tab");
  await frame(2);
  equal(state(), before);
});

test("steps add up within the bounds, in the label and for assistive technology", async () => {
  const { press, frame } = await start();
  const state = () => [byId("n4").getAttribute("aria-description"), byId("n4l").textContent];
  press(4, "step", 1);
  equal(state(), ["6", "6 pieces"]);
  press(4, "step", 1);
  press(4, "step", 1);
  equal(state(), ["9", "9 pieces"]);
  await frame(1, () => { byId("n4").setAttribute("aria-description", "6"); byId("n4l").textContent = "6 pieces"; });
  equal(state(), ["9", "9 pieces"]);
  await frame(3);
  equal(state(), ["6", "6 pieces"], "the last two were refused");
});

test("a label in which the number stands twice, or as a part of another, is left alone", async () => {
  const { press } = await start();
  for (const text of ["4 of 4", "14 pieces", "4.5", "v4", "pieces"]) {
    byId("n4l").textContent = text;
    press(4, "step", 1);
    equal(byId("n4l").textContent, text);
    byId("n4").setAttribute("aria-description", "4");
  }
});

const selected = () => [6, 7, 8, 9, 10].filter((id) => byId("n" + id).getAttribute("aria-selected") === "true");

test("a row that is chosen is the only one of its list, or one of several", async () => {
  const { press, frame } = await start();
  press(7, "activate");
  equal(selected().join(), "7,9");
  press(8, "activate");
  equal(selected().join(), "7,9", "what awaits its answer");
  press(10, "activate");
  press(9, "activate");
  equal(selected().join(), "7,10");
  await frame(4);
  equal(selected().join(), "6,9", "refused");
});

test("what opens a page is held down, or its row is, until it is handled", async () => {
  const { press, frame } = await start();
  const opening = () => [...document.querySelectorAll("[data-opening]")].map(({ id }) => id).join();
  press(12, "activate");
  equal(opening(), "n11");
  press(13, "activate");
  press(14, "activate");
  equal(opening(), "n11,n13");
  await frame(1);
  equal(opening(), "n13");
  await frame(3);
  equal(opening(), "");
});

// Rows of an outline: a level, and a button where there can be rows below. Gaps stand for rows that have not been made.
const row = (id, level, isOpen) => `<li id="n${id}" aria-level="${level}">` + (isOpen == null ? "" : `<div id="n${id}0"
  class="disclosure"><button id="n${id}0b" data-event="setOn" aria-expanded="${isOpen}"></button></div>`) + "</li>";
const outline = "<ul>" + row(31, 1, true) + row(32, 2, true) + row(33, 3) + '<li class="gap" data-level="3"></li>'
  + row(34, 2, false) + '<li class="gap" data-level="2"></li>' + row(35, 1, false) + '<li class="gap"></li></ul>';
const left = () => [...document.querySelectorAll("[data-left]")].map((el) => el.id || "gap " + el.dataset.level);

test("a row of an outline takes all rows below it along, and no others", async () => {
  const { press, frame } = await start();
  document.body.insertAdjacentHTML("afterbegin", outline);
  press(320, "setOn", false);
  equal(left(), ["n33", "gap 3"]);
  await frame(1);
  equal(left(), []);
  press(310, "setOn", false);
  equal(left(), ["n32", "n33", "gap 3", "n34", "gap 2"]);
});

test("what is below a row that is folded stays away when the row above is unfolded again", async () => {
  const { press } = await start();
  document.body.insertAdjacentHTML("afterbegin", outline);
  press(320, "setOn", false);
  press(310, "setOn", false);
  press(310, "setOn", true);
  equal(left(), ["n33", "gap 3"]);
});

test("a disclosure in a row folds no rows", async () => {
  const { press } = await start();
  document.body.insertAdjacentHTML("afterbegin", outline);
  byId("n310b").setAttribute("aria-controls", "n310c");
  press(310, "setOn", false);
  equal([left(), byId("n310b").ariaExpanded], [[], "false"]);
});
