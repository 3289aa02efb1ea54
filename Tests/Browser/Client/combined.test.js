import { equal, module, test } from "./support.js";

const named = async (content, attributes = "") => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="window" id="n1"><div id="n2" data-also="combine" ${attributes}>${content}</div></div>`);
  const { combine } = await module("extras/combined");
  combine();
  return document.getElementById("n2");
};

test("the parts of a combined element are read with commas between them, at every depth", async () => {
  const el = await named('<p class="text">Rain</p><div><p class="text"></p><div><p class="text">54 <span>%</span></p></div>'
    + '<span role="img" aria-label="Umbrella"></span></div>');
  equal(el.ariaLabel, "Rain, 54 %, Umbrella");
});

test("hidden and leaving parts and buttons for assistive technology are not in the name", async () => {
  const el = await named('<p class="text">Rain</p><p class="text" aria-hidden="true">a</p><p class="text invisible">b</p>'
    + '<p class="text leaving">c</p><button class="look-assistive"><span class="text">d</span></button><img alt="">');
  equal(el.ariaLabel, "Rain");
});

test("a name inside is one part, and a text alone is the name", async () => {
  equal((await named('<div aria-label="Mail"><p class="text">Inbox</p></div><p class="text">3</p>')).ariaLabel, "Mail, 3");
  equal((await named("3", 'class="text"')).ariaLabel, "3");
});

test("the name follows the parts, and goes when the app takes the element apart", async () => {
  const el = await named('<p class="text">Rain</p><p class="text">54 %</p>');
  const { combine } = await module("extras/combined");
  el.lastChild.textContent = "60 %";
  combine();
  equal(el.ariaLabel, "Rain, 60 %");
  el.dataset.also = "";
  combine();
  equal(el.ariaLabel, null);
});

test("a label of the app stays when the element is taken apart", async () => {
  const el = await named('<p class="text">Rain</p>');
  const { combine } = await module("extras/combined");
  el.dataset.also = "";
  el.ariaLabel = "Weather";
  combine();
  equal(el.ariaLabel, "Weather");
});
