import { equal, module, settled, test } from "./support.js";

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
  const scroll = await begin({ ok: true, text: async () => "" });
  scroll(document.body, false, "open", "_ippo/visit/ticket");
  await settled();
  await settled();
  equal(asked, [["/_ippo/visit/ticket", "POST"]]);
  equal(location.hash, "");
});

test("an answer leads elsewhere", async () => {
  const scroll = await begin({ ok: true, text: async () => location.href + "#there" });
  scroll(document.body, false, "open", "_ippo/visit/ticket");
  await new Promise((done) => addEventListener("hashchange", done, { once: true }));
  equal(location.hash, "#there");
});

test("an answer that is refused leads nowhere, whatever it says", async () => {
  const scroll = await begin({ ok: false, text: async () => location.href + "#there" });
  scroll(document.body, false, "open", "_ippo/visit/ticket");
  await settled();
  await settled();
  equal([asked.length, location.hash], [1, ""]);
});
