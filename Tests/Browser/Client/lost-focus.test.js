import { byId, equal, frame, module, test } from "./support.js";

// A page with a title, below a window, and what keeps the focus on it.
const begin = async (content) => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="window"><div class="page" id="page">
    <h1 id="title">Title</h1><div class="page-content" id="content">${content}</div></div></div>`);
  (await module("keyboard/main")).default(() => 0, () => {});
};
// Observers run after the script that changes the page, and the focus goes on two frames later.
const settle = async () => { for (const _ of [1, 2]) { await null; await null; frame(); } };
const focused = () => document.activeElement.id || document.activeElement.tagName;
const row = (id, inside) => `<li class="row" id="${id}">${inside}</li>`;

test("the focus of a removed button goes to the button beside it", async () => {
  await begin(`<div class="h"><button id="a">A</button><button id="b">B</button><button id="c">C</button></div>`);
  byId("b").focus();
  byId("b").remove();
  await settle();
  equal(focused(), "c");
  byId("c").remove();
  await settle();
  equal(focused(), "a");
});

test("the focus of a replaced button goes to the button in its place", async () => {
  await begin(`<div class="v"><button id="a">A</button><div class="h" id="h"><button id="start">Start</button></div><button id="z">Z</button></div>`);
  byId("start").focus();
  byId("h").innerHTML = `<button id="stop">Stop</button>`;
  await settle();
  equal(focused(), "stop");
});

test("the focus goes to the same control of the row beside a removed one", async () => {
  const inside = (id) => `<button class="row-remove destructive" id="x${id}">Delete</button><button class="look-row" id="r${id}">Row</button>`;
  await begin(`<ul class="rows">${[1, 2, 3].map((id) => row("n" + id, inside(id).replace(" destructive", ""))).join("")}</ul>`);
  byId("r2").focus();
  byId("n2").remove();
  await settle();
  equal(focused(), "r3");
  byId("n3").remove();
  await settle();
  equal(focused(), "r1");
});

test("no field and no button that destroys gets the focus of a removed control", async () => {
  await begin(`<div class="v"><input id="before"><button id="a">A</button><input id="after"><textarea></textarea>
    <button class="destructive" id="d">Delete</button></div>`);
  byId("a").focus();
  byId("a").remove();
  await settle();
  equal(focused(), "title");
});

test("the title has the focus once the content is another", async () => {
  await begin(`<div class="v"><button id="a">A</button></div>`);
  byId("a").focus();
  byId("content").innerHTML = `<div class="v"><button id="b">B</button></div>`;
  await settle();
  equal(focused(), "title");
});

test("the title of the page below has the focus once a page has left that nothing opened", async () => {
  await begin(`<button id="row">Row</button>`);
  document.querySelector(".window").insertAdjacentHTML("beforeend",
    `<div class="page" id="above"><button id="back">Back</button><h1>Above</h1></div>`);
  await settle();
  byId("back").focus();
  byId("above").remove();
  await settle();
  equal(focused(), "title");
});

test("a button has its focus again once it is enabled again", async () => {
  await begin(`<div class="h"><button id="load">Load</button><button id="other">Other</button></div>`);
  byId("load").focus();
  byId("load").disabled = true;
  await settle();
  equal(focused(), "other");
  byId("load").disabled = false;
  await settle();
  equal(focused(), "load");
});

test("the person who has gone on keeps the focus when a button is enabled again", async () => {
  await begin(`<div class="h"><button id="load">Load</button><button id="other">Other</button><button id="more">More</button></div>`);
  byId("load").focus();
  byId("load").disabled = true;
  await settle();
  byId("more").focus();
  byId("load").disabled = false;
  await settle();
  equal(focused(), "more");
});

test("a focus that the app or the person takes away stays away", async () => {
  await begin(`<div class="h"><input id="field"><button id="other">Other</button></div>`);
  byId("field").focus();
  byId("field").blur();
  await settle();
  byId("field").remove();
  await settle();
  equal(focused(), "BODY");
});

test("a key that is held down presses nothing that has the focus of a removed button", async () => {
  await begin(`<div class="h"><button id="a">A</button><button id="b">B</button></div>`);
  byId("a").focus();
  byId("a").remove();
  await settle();
  equal(focused(), "b");
  const press = (repeat) => {
    const event = new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true });
    byId("b").dispatchEvent(event);
    return event.defaultPrevented;
  };
  equal([press(true), press(true), press(false), press(true)], [true, true, false, false]);
});

test("the focus of a removed control in a dialog stays in the dialog", async () => {
  await begin(`<button id="a">A</button>`);
  document.body.insertAdjacentHTML("beforeend", `<dialog id="d"><h1 id="heading">Sheet</h1><button id="x">X</button></dialog>`);
  byId("d").showModal();
  byId("x").focus();
  byId("x").remove();
  await settle();
  equal(focused(), "heading");
});
