import { equal, settled, test } from "./support.js";

// A plot of 200 by 100 pixels at 10, 10, with the attributes of a selection and of marks that follow it.
const plot = async (attributes, marks = "") => {
  document.body.insertAdjacentHTML("afterbegin", `<div data-geometry style="position: absolute; left: 10px; top: 10px; width: 200px; height: 100px">
    ${marks}<ippo-chart id="plot" class="custom-element" style="position: absolute; inset: 0" ${attributes}></ippo-chart></div>`);
  await import("/charts/chart.js");
  await settled();
  const el = document.getElementById("plot"), told = [];
  for (const name of ["selected", "stepped", "focused"]) el.addEventListener(name, ({ detail }) => told.push([name, detail]));
  const send = (kind, x, y, more = {}) => el.dispatchEvent(new PointerEvent(kind, {
    clientX: x + 10, clientY: y + 10, isPrimary: true, pointerType: "mouse", bubbles: true, ...more,
  }));
  const press = (key, more = {}) => el.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  // A pointer that is made up cannot be held.
  el.setPointerCapture = () => {};
  const [x, y] = el.shadowRoot.querySelectorAll("i");
  return { el, told, send, press, x, y, sector: el.shadowRoot.querySelector("path") };
};
const moved = (el) => new DOMMatrix(getComputedStyle(el).transform).e;
const follower = (at, more = "") => `<ippo-chart class="follower" follows="x" at="${at}" ${more}
  style="position: absolute; inset: 0"><div slot="fallback">rule</div></ippo-chart>`;
const AXIS = `'{"start":0,"end":200}'`;

test("a rule is at the pointer at once, and the app is told where", async () => {
  const { told, send, x, y } = await plot(`axes="x" x=${AXIS} label="Month"`);
  equal(x.hidden, true);
  send("pointermove", 50, 20);
  equal([x.hidden, y.hidden, moved(x), told], [false, true, 49.5, [["selected", { number: 1, at: { x: 50 } }]]]);
  send("pointermove", 60.25, 20);
  equal([moved(x), told.length], [59.75, 2]);
  send("pointerleave", 300, 20);
  equal([x.hidden, told.at(-1)], [true, ["selected", { number: 3 }]]);
});

test("categories have their whole bands, and whole numbers their places", async () => {
  const bands = await plot(`axes="x" x='{"start":0,"end":200,"bands":true,"steps":{"first":0,"length":50,"count":4}}'`);
  bands.send("pointermove", 120, 20);
  equal([moved(bands.x), bands.x.offsetWidth, bands.x.className], [100, 50, "wide"]);
  bands.el.closest("[data-geometry]").remove();
  const numbers = await plot(`axes="x" x='{"start":0,"end":200,"steps":{"first":-10,"length":20,"count":11}}'`);
  numbers.send("pointermove", 129, 20);
  equal(moved(numbers.x), 119.5);
  numbers.send("pointermove", 131, 20);
  equal(moved(numbers.x), 139.5);
});

test("a mark of the app at the selected value moves with the pointer, and the chart draws none of its own", async () => {
  const { el, send, x } = await plot(`axes="x" x=${AXIS}`, follower(30));
  const mark = document.querySelector(".follower");
  send("pointermove", 50, 20);
  equal([x.hidden, moved(mark)], [true, 20]);
  // The answer: the mark is where the pointer was, and the pointer is further by now.
  send("pointermove", 55, 20);
  mark.setAttribute("at", "50");
  await settled();
  equal(moved(mark), 5);
  // The pointer leaves: the mark is gone before the app takes it away, and back if the app keeps it.
  send("pointerleave", 300, 20);
  equal([moved(mark), getComputedStyle(mark).visibility], [0, "hidden"]);
  el.setAttribute("seen", "3");
  await settled();
  equal(getComputedStyle(mark).visibility, "visible");
});

test("a mark of the app jumps among the places that it can have", async () => {
  const { send } = await plot(`axes="x" x=${AXIS}`, follower(30, `steps="[30,90,170]"`));
  const mark = document.querySelector(".follower");
  for (const [at, by] of [[50, 0], [70, 60], [140, 140]]) {
    send("pointermove", at, 20);
    equal(moved(mark), by);
  }
});

test("marks of another chart inside stay where they are", async () => {
  const { send } = await plot(`axes="x" x=${AXIS}`, `<div data-geometry>${follower(30)}</div>`);
  send("pointermove", 50, 20);
  equal(moved(document.querySelector(".follower")), 0);
});

test("a finger selects from its first touch until it is lifted, and a page scrolls across the axis", async () => {
  const { el, told, send, x } = await plot(`axes="x" x=${AXIS}`);
  const finger = { pointerType: "touch" };
  send("pointermove", 10, 10, finger);
  equal(told, []);
  send("pointerdown", 20, 10, finger);
  send("pointermove", 40, 10, finger);
  equal([x.hidden, moved(x), el.style.touchAction], [false, 39.5, "pan-y"]);
  send("pointerup", 40, 10, finger);
  equal([x.hidden, told.at(-1)], [true, ["selected", { number: 3 }]]);
});

test("a drag shows its range until the app has answered, and a press clears it", async () => {
  const { el, told, send, x } = await plot(`axes="x" ranges x=${AXIS}`);
  const held = { buttons: 1 };
  send("pointerdown", 20, 10, held);
  send("pointermove", 22, 10, held);
  equal([x.hidden, told], [true, []]);
  send("pointermove", 80, 10, held);
  equal([x.hidden, moved(x), x.offsetWidth, told.at(-1)[1]], [false, 20, 60, { number: 1, from: { x: 20 }, to: { x: 80 } }]);
  send("pointerup", 80, 10);
  equal(x.hidden, false);
  el.setAttribute("seen", "1");
  await settled();
  equal(x.hidden, true);
  send("pointerdown", 50, 10, held);
  send("pointerup", 50, 10);
  equal(told.at(-1), ["selected", { number: 2 }]);
});

test("a sector is lit, and the app is told the part of the turn", async () => {
  const { el, told, send, press, sector } = await plot(`axes="angle" sectors="[0.25,1]" radii="[20,50]"`);
  send("pointermove", 120, 30);
  equal([told[0][1].at.angle, sector.getAttribute("d").startsWith("M100 0A50 50 0 0 1 150 50L120 50")], [0.125, true]);
  send("pointermove", 80, 50);
  equal([told[1][1].at.angle, sector.getAttribute("d").startsWith("M150 50A50 50 0 1 1 ")], [0.75, true]);
  press("Escape");
  equal(sector.getAttribute("d"), "");
  press("ArrowRight");
  press("ArrowRight");
  equal([told.at(-2)[1].at.angle, told.at(-1)[1].at.angle, el.ariaValueNow], [0.125, 0.625, "2"]);
});

test("arrow keys choose among the places of marks, and ask the app while these are not known", async () => {
  const { el, told, press, x } = await plot(`axes="x" x=${AXIS} label="Month" words="Month 3: 12"`);
  equal([el.role, el.ariaLabel, el.ariaValueText, el.tabIndex], ["slider", "Month", "Month 3: 12", 0]);
  press("ArrowRight");
  equal(told, [["stepped", { key: "ArrowRight", extends: false }]]);
  el.setAttribute("places", "[0,40,90]");
  el.setAttribute("now", `{"x":39}`);
  press("ArrowRight");
  equal([told.at(-1)[1].at, moved(x)], [{ x: 90 }, 89.5]);
  press("ArrowRight");
  press("ArrowLeft");
  equal(told.at(-1)[1].at, { x: 40 });
  press("Home");
  equal(told.at(-1)[1].at, { x: 0 });
  press("Tab");
  press("a", { ctrlKey: true });
  equal(told.length, 5);
});

test("with Shift a range keeps its start", async () => {
  const { told, press } = await plot(`axes="x" ranges x=${AXIS} places="[0,40,90]"`);
  press("ArrowRight");
  press("ArrowRight", { shiftKey: true });
  press("ArrowRight", { shiftKey: true });
  equal([told.at(-1)[1].from, told.at(-1)[1].to], [{ x: 0 }, { x: 90 }]);
  press("ArrowLeft");
  equal([told.at(-1)[1].from, told.at(-1)[1].to], [{ x: 40 }, { x: 40 }]);
});

test("nothing is selected in a chart that is disabled", async () => {
  const { el, told, send, press } = await plot(`axes="x" x=${AXIS} disabled`);
  send("pointermove", 50, 20);
  press("ArrowRight");
  equal([told, el.tabIndex], [[], -1]);
});
