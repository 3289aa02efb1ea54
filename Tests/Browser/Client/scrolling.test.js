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
