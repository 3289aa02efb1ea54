import { advance, byId, equal, module, test } from "./support.js";

const told = [];
let acknowledged = 0;
const client = {
  tell: (el, ...args) => { told.push([el.id, ...args]); return told.length; },
  state: () => ({ acknowledged }),
};

// A list of rows of 40 px in a window of 800 × 600; a gap has the room of its rows.
const row = (id) => `<li class="row" id="n${id}" style="height:40px"></li>`;
const rows = (first, count) => [...Array(count).keys()].map((index) => row(first + index)).join("");
const gap = (id, count) => `<li class="gap" id="n${id}" data-also="gap" data-count="${count}" aria-hidden="true"
  style="height:calc(var(--row, 40px) * ${count})"></li>`;
const begin = async (content) => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="list" id="n1" style="height:600px;overflow:auto">
    <ul class="rows" id="list" style="margin:0;padding:0;list-style:none">${content}</ul></div>`);
  return (await module("rows/main")).default(client);
};

test("rows within a screen of what is seen are asked for, in tens", async () => {
  const reach = await begin(rows(10, 20) + gap(2, 1000));
  reach();
  // The gap begins at 800 px: what is to be there ends at 1200 px.
  equal(told, [["n2", "reach", 0, 10]]);
});

test("a million rows have room that every browser lays out, and each of them can be scrolled to", async () => {
  const reach = await begin(gap(2, 400000) + rows(10, 20) + gap(3, 599980));
  reach();
  const length = (id) => byId(id).offsetHeight;
  equal(Math.round((length("n2") + length("n3")) / 1000), 15000);
  acknowledged = told.length;
  byId("n1").scrollTop = 1e9;
  reach();
  const [id, , first, count] = told.at(-1);
  equal([id, first + count], ["n3", 599980]);
});

test("rows far from what is seen are not asked for", async () => {
  const reach = await begin(rows(10, 50) + gap(2, 1000));
  reach();
  equal(told, []);
});

test("a question is asked once, while the gap is the same", async () => {
  const reach = await begin(rows(10, 20) + gap(2, 1000));
  reach();
  acknowledged = 1;
  reach();
  equal(told.length, 1);
});

test("what is scrolled to is asked for, on both sides", async () => {
  const reach = await begin(rows(10, 20) + gap(2, 1000));
  reach();
  acknowledged = 1;
  byId("n1").scrollTop = 800 + 500 * 40;
  reach();
  equal(told.at(-1), ["n2", "reach", 480, 50]);
});

test("no more than two questions wait for an answer, and none for longer than ten seconds", async () => {
  const reach = await begin(rows(10, 20) + gap(2, 1000));
  for (const place of [0, 4000, 8000, 12000]) { byId("n1").scrollTop = place; reach(); }
  equal(told.length, 2);
  advance(10000);
  reach();
  equal(told.length, 3);
});

test("an answer makes room for the next question", async () => {
  const reach = await begin(rows(10, 20) + gap(2, 1000));
  for (const place of [0, 4000]) { byId("n1").scrollTop = place; reach(); }
  acknowledged = 1;
  byId("n1").scrollTop = 8000;
  reach();
  equal(told.length, 3);
});

test("rows that are there tell how long others are", async () => {
  const reach = await begin(row(10) + '<li class="row" style="height:60px"></li>' + gap(2, 1000));
  reach();
  equal(byId("list").style.getPropertyValue("--row"), "50px");
});

test("rows that are far from what is seen may go, the others of a long list stay", async () => {
  const reach = await begin(rows(10, 400) + gap(2, 1000));
  reach();
  // From five screens down: 3000 px are 75 rows.
  equal(told, [["n86", "release", 324]]);
});

test("a short list keeps its rows", async () => {
  const reach = await begin(rows(10, 250) + gap(2, 1000));
  reach();
  equal(told, []);
});

test("rows in use stay, and what is offered is offered once", async () => {
  const reach = await begin(rows(10, 400) + gap(2, 1000));
  byId("n200").tabIndex = -1;
  byId("n200").focus({ preventScroll: true });
  reach();
  equal(told, [["n86", "release", 114], ["n201", "release", 209]]);
  reach();
  equal(told.length, 2);
});

test("rows tell their places among all rows, and none once all are there", async () => {
  const reach = await begin(gap(2, 5) + rows(10, 2) + gap(3, 3));
  reach();
  const places = () => ["n10", "n11"].map((id) => [byId(id).getAttribute("aria-posinset"), byId(id).getAttribute("aria-setsize")]);
  equal(places(), [["6", "10"], ["7", "10"]]);
  byId("n2").remove();
  byId("n3").remove();
  reach();
  equal(places(), [[null, null], [null, null]]);
});

test("cells behind a gap of a grid stand in the track they will have", async () => {
  const reach = await begin("");
  byId("list").outerHTML = `<div class="grid" id="grid" style="display:grid;grid-template-columns:1fr 1fr 1fr">
    <div class="gap" id="n2" data-also="gap" data-count="4" style="grid-column:1/-1;height:80px"></div><div id="n10"></div></div>`;
  reach();
  equal(byId("n10").style.gridColumnStart, "2");
});

test("rows of a table count from its header on, and tell how long others are", async () => {
  const reach = await begin("");
  const line = (id, role) => `<div class="grid-row" role="row" id="n${id}" style="display:contents"><div role="${role}" style="height:30px"></div></div>`;
  byId("list").outerHTML = `<div class="grid grid-table" id="table" role="table" style="display:grid;row-gap:10px">
    ${line(10, "columnheader")}<hr>${line(11, "cell")}${line(12, "cell")}<div class="gap" id="n2" data-also="gap" data-count="500"
    style="height:20000px"></div>${line(13, "cell")}</div>`;
  reach();
  equal(["n10", "n11", "n12", "n13"].map((id) => byId(id).getAttribute("aria-rowindex")), ["1", "2", "3", "504"]);
  equal(byId("table").getAttribute("aria-rowcount"), "504");
  equal(byId("table").style.getPropertyValue("--row"), "40px");
  equal(told, [["n2", "reach", 0, 30]]);
});

test("rows of an outline count among those below the same row", async () => {
  const level = (id, number) => `<li class="row" id="n${id}" aria-level="${number}" ${number > 1 ? 'data-also="gap"' : ""} style="height:40px"></li>`;
  const reach = await begin(level(10, 1) + level(11, 2) + level(12, 3) + level(13, 2)
    + `<li class="gap" id="n2" data-also="gap" data-count="7" data-level="2"></li>` + level(14, 1) + level(15, 2));
  reach();
  equal([10, 11, 12, 13, 14, 15].map((id) => ["aria-posinset", "aria-setsize"].map((name) => byId("n" + id).getAttribute(name))),
    [["1", "2"], ["1", "9"], ["1", "1"], ["2", "9"], ["2", "2"], ["1", "1"]]);
});

test("sections of which there is no row are estimated by those of which there are some", async () => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="list" id="n1" style="height:600px;overflow:auto">
    <ul class="rows" id="first">${row(10)}${row(11)}${gap(2, 10)}</ul><ul class="rows" id="second">${gap(3, 20)}</ul></div>`);
  const reach = (await module("rows/main")).default(client);
  reach();
  equal(byId("n1").style.getPropertyValue("--section-row"), "40px");
  equal(byId("first").style.getPropertyValue("--row"), "40px");
  equal(byId("second").style.getPropertyValue("--row"), "");
});
