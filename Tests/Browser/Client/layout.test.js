import { byId, equal, module, test } from "./support.js";

const show = (markup) => document.body.insertAdjacentHTML("afterbegin", markup);

// How often a page is laid out anew: boxes that are read after something was written.
const countingLayouts = (run) => {
  let isDirty = true, count = 0;
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { attributes: true, subtree: true });
  const read = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    if (observer.takeRecords().length) isDirty = true;
    if (isDirty) count++;
    isDirty = false;
    return read.call(this);
  };
  run();
  Element.prototype.getBoundingClientRect = read;
  return count;
};

test("elements are gone through by how many others are around them", async () => {
  show('<i id="a"><b><i id="b"></i></b><i id="c"><i id="d"></i></i></i><i id="e"></i>');
  const { levels } = await module("layout/levels");
  const found = levels(["a", "b", "c", "d", "e"].map(byId));
  equal(found.map((level) => level.map(({ id }) => id)), [["a", "e"], ["b", "c"], ["d"]]);
});

const form = (id, width) => `<div data-fit="x" id="${id}" style="width:100px">
  <div style="width:${width}px">wide</div><div style="width:40px">narrow</div></div>`;

test("the first form that fits is shown, and pages are laid out as often for many as for one", async () => {
  const { fit } = await module("layout/fit");
  show(form("a", 200));
  const once = countingLayouts(fit);
  show(form("b", 200) + form("c", 80) + form("d", 100));
  equal(countingLayouts(fit), once);
  equal(["a", "b", "c", "d"].map((id) => byId(id).querySelector(".fits").textContent), ["narrow", "narrow", "wide", "wide"]);
});

const row = (id, value) => `<div class="h" id="${id}" style="display:flex;align-items:start">
  <div id="${id}1" style="width:10px;height:20px"></div>
  <div id="${id}2" data-guide="ytop,0,0,0,0,${value}" style="width:10px;height:20px"></div></div>`;

test("views are moved so that guides are in one line, and pages are laid out as often for many rows as for one", async () => {
  const { align } = await module("layout/guides");
  const sizes = { observe() {} };
  show(row("a", -12));
  const once = countingLayouts(() => align(sizes));
  equal([byId("a1").style.marginBlockStart, byId("a2").style.marginBlockStart], ["0px", "12px"]);
  show(row("b", 8) + row("c", 4));
  equal(countingLayouts(() => align(sizes)), once);
  equal([byId("b1").style.marginBlockStart, byId("c2").style.marginBlockStart], ["8px", "0px"]);
});

test("a view of some proportion is no wider than the height of its row lets it be", async () => {
  const { limit } = await module("layout/proportions");
  show(`<div class="h fy" style="display:flex;height:100px">
    <div id="a" class="ly aspect-fit ratio" style="--r:0.5;flex:1"></div>
    <div id="b" class="ly padded" style="display:grid;grid-template:10px 1fr 10px / 20px 1fr 20px;flex:1">
      <div class="aspect-fit ratio" style="--r:0.5;grid-area:2/2"></div></div></div>`);
  limit({ observe() {} });
  equal(["a", "b"].map((id) => byId(id).style.maxWidth), ["50px", "80px"]);
});

test("layouts of the app's own are told their room and the sizes they ask for, once", async () => {
  const { measure } = await module("layout/measurements");
  show(`<div style="width:300px;height:200px"><div id="n1" class="arrangement" style="width:50px" data-ask="0// 0/40/ 1//-1">
    <div class="arranged"><div style="width:70px;height:30px"></div></div>
    <div class="arranged"><div style="width:20px;height:100%"></div></div></div></div>
    <style>.asked { width: 100% !important; height: 100% !important; }</style>`);
  const told = [];
  const tell = (el, ...rest) => told.push([el.id, ...rest]);
  measure(tell);
  measure(tell);
  equal(told, [["n1", "measure", 300, 200, [0, null, null, 70, 30], [0, 40, null, 70, 30], [1, null, -1, 20, 200]]]);
  equal(byId("n1").style.width, "50px");
});
