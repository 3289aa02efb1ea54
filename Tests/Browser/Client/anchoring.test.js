import { byId, equal, module, settled, test } from "./support.js";

const row = (id) => `<li class="row" id="n${id}" style="height:40px"></li>`;
const rows = (first, count) => [...Array(count).keys()].map((index) => row(first + index)).join("");
// A list without the anchoring of the browser.
const begin = async (content, style = "") => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="list" id="n1" style="height:200px;overflow:auto;overflow-anchor:none;${style}">
    <ul id="n2" style="margin:0;padding:0;list-style:none">${content}</ul></div>`);
  return (await module("anchoring/main")).default();
};
// A person scrolls; the event comes before the next frame.
const scroll = (top) => { byId("n1").scrollTop = top; byId("n1").dispatchEvent(new Event("scroll", { bubbles: true })); };
const top = (id) => byId("n" + id).getBoundingClientRect().top;
const put = (id, where, html) => byId("n" + id).insertAdjacentHTML(where, html);

test("rows that come and go before what is read move nothing", async () => {
  await begin(rows(10, 20));
  scroll(210);
  const before = top(16);
  put(10, "beforebegin", row(50));
  await settled();
  equal([top(16) - before, byId("n1").scrollTop], [0, 250]);
  byId("n11").remove();
  byId("n12").style.height = "13.5px";
  await settled();
  equal(Math.abs(top(16) - before) < 1, true);
});

test("small changes do not add up", async () => {
  await begin(rows(10, 20));
  scroll(210);
  const before = top(16);
  for (let change = 1; change <= 20; change++) { byId("n10").style.height = 40 + change * 0.3 + "px"; await settled(); }
  equal(Math.abs(top(16) - before) < 1, true, `a move by ${top(16) - before}`);
});

test("at its start a list shows what comes there", async () => {
  await begin(rows(10, 20));
  put(10, "beforebegin", row(50));
  await settled();
  equal(byId("n1").scrollTop, 0);
});

test("what is read keeps its place while lines come at the end of what begins there", async () => {
  await begin(rows(10, 20), "display:flex;flex-direction:column-reverse");
  scroll(-100);
  const before = top(25);
  put(29, "afterend", row(50));
  await settled();
  equal(top(25) - before, 0);
});

test("a row that is made anew is the anchor still", async () => {
  await begin(rows(10, 20));
  scroll(200);
  const before = top(15);
  byId("n2").innerHTML = row(50) + rows(10, 20);
  await settled();
  equal(top(15) - before, 0);
});

test("an anchor is no row that is pinned or not made", async () => {
  await begin(`<li id="n9" style="position:sticky;top:0;height:30px"></li>${rows(10, 10)}<li class="gap" id="n30" style="height:4000px"></li>`);
  scroll(100);
  const before = top(14);
  put(10, "beforebegin", row(50));
  await settled();
  equal(top(14) - before, 0);
  scroll(1000);
  byId("n30").style.height = "3000px";
  put(19, "afterend", rows(60, 5));
  await settled();
  equal(byId("n1").scrollTop, 1000);
});

test("where the app scrolls to is where it is", async () => {
  const around = await begin(rows(10, 20));
  scroll(200);
  put(10, "beforebegin", rows(50, 3));
  around(() => { byId("n1").scrollTop = 400; });
  await settled();
  equal(byId("n1").scrollTop, 400);
  put(10, "beforebegin", rows(60, 1));
  await settled();
  equal(byId("n1").scrollTop, 440);
});
