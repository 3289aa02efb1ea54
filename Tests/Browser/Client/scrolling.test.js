import { advance, equal, module, settled, test, waitingTimers } from "./support.js";

// What is asked for, and what is answered.
const asked = [];
const begin = async (answer) => {
  window.fetch = async (url, options) => {
    asked.push([new URL(url).pathname, options.method]);
    return answer;
  };
  return (await module("extras/scrolling")).scroll;
};

test("an answer of the app is fetched, and the page stays where it leads nowhere", async () => {
  const scroll = await begin({ ok: true, status: 200, text: async () => "" });
  scroll(document.body, false, "open", "_ippo/visit/ticket");
  await settled();
  await settled();
  equal(asked, [["/_ippo/visit/ticket", "POST"]]);
  equal(location.hash, "");
});

test("an answer leads elsewhere", async () => {
  const scroll = await begin({ ok: true, status: 200, text: async () => location.href + "#there" });
  scroll(document.body, false, "open", "_ippo/visit/ticket");
  await new Promise((done) => addEventListener("hashchange", done, { once: true }));
  equal(location.hash, "#there");
});

test("an answer that is refused leads nowhere, whatever it says", async () => {
  const scroll = await begin({ ok: false, status: 403, text: async () => location.href + "#there" });
  scroll(document.body, false, "open", "_ippo/visit/ticket");
  await settled();
  await settled();
  equal([asked.length, location.hash], [1, ""]);
});

test("an answer that a proxy gives for a server that is not there is asked for again", async () => {
  const answers = [{ ok: false, status: 503 }, { ok: true, status: 200, text: async () => location.href + "#again" }];
  const scroll = await begin(null);
  window.fetch = async () => answers.shift();
  scroll(document.body, false, "open", "_ippo/visit/ticket");
  await settled();
  advance(250);
  await new Promise((done) => addEventListener("hashchange", done, { once: true }));
  equal([answers.length, location.hash], [0, "#again"]);
});

test("an answer is asked for as long as its ticket is good", async () => {
  const scroll = await begin({ ok: false, status: 502 });
  scroll(document.body, false, "open", "_ippo/visit/ticket");
  for (let quarter = 0; quarter < 240; quarter++) {
    await settled();
    advance(250);
  }
  // After 0, 0.25, 0.75, 1.75 seconds, and so on; at most 8 seconds lie between two.
  equal([asked.length, waitingTimers()], [8, 0]);
});

test("the region around an element scrolls alone", async () => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="scroll" id="outer" style="height:100px;overflow:auto">
    <div style="height:300px"></div>
    <div class="scroll" id="inner" style="width:100px;height:50px;overflow:auto;scroll-padding-left:10px">
      <div style="display:flex;width:1000px"><i style="flex:none;width:400px"></i><b id="part" style="flex:none;width:50px;height:20px"></b></div>
    </div></div>`);
  const scroll = await begin({});
  const [outer, inner, part] = ["outer", "inner", "part"].map((id) => document.getElementById(id));
  const places = () => [inner.scrollLeft, inner.scrollTop, outer.scrollTop];
  scroll(part, false, "in", null, null);
  equal(places(), [350, 0, 0]);
  scroll(part, false, "in", 0, 0);
  equal(places(), [390, 0, 0]);
  inner.scrollLeft = 800;
  scroll(part, false, "in", null, null);
  equal(places(), [390, 0, 0]);
  scroll(part, false, "at", null, null);
  equal(outer.scrollTop > 0, true);
});

// A region of ten views of 40 points, of which two and a half are seen, and what it tells.
const region = async (attributes = "") => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="scroll" id="n1" style="height:100px;overflow:auto" ${attributes}
    data-also="scroll"><div class="v">${[...Array(10).keys()].map((index) =>
    `<p id="n${index + 10}" style="height:40px;margin:0">${index}</p>`).join("")}</div></div>`);
  const scroll = await begin({});
  const told = [];
  (await module("extras/client")).bind({ tell: (el, ...event) => told.push([el.id, ...event]) });
  const el = document.getElementById("n1");
  // What is told once the page has noticed that it is elsewhere.
  const after = async (action) => {
    const noticed = new Promise((done) => addEventListener("scroll", done, { capture: true, once: true }));
    action();
    await noticed;
    advance(100);
    return told.splice(0);
  };
  return { scroll, el, after };
};

test("where the app scrolled is told as its doing, until a person scrolls", async () => {
  const { scroll, el, after } = await region();
  equal(await after(() => scroll(el, false, "to", null, 80)), [["n1", "scroll", 0, 80, 12, false]]);
  // The browser may move it on, as when the content changes.
  equal(await after(() => el.scrollTo(0, 90)), [["n1", "scroll", 0, 90, 12, false]]);
  el.dispatchEvent(new Event("wheel", { bubbles: true }));
  equal(await after(() => el.scrollTo(0, 120)), [["n1", "scroll", 0, 120, 13]]);
  equal(await after(() => scroll(document.getElementById("n17"), false, "in", null, 0)), [["n1", "scroll", 0, 280, 17, false]]);
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  equal(await after(() => el.scrollTo(0, 0)), [["n1", "scroll", 0, 0, 10]]);
});

test("with an anchor the view that is nearest to it is told", async () => {
  const { el, after } = await region('data-anchor="0.5 0.5"');
  equal(await after(() => el.scrollTo(0, 100)), [["n1", "scroll", 0, 100, 13]]);
  el.dataset.anchor = "0.5 1";
  equal(await after(() => el.scrollTo(0, 101)), [["n1", "scroll", 0, 101, 14]]);
});
