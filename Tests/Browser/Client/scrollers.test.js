import { byId, equal, module, test } from "./support.js";

const begin = async (attributes, content) => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="scroll" id="n1" style="height:100px;overflow:auto" ${attributes}>
    <div id="content" style="height:400px">${content}</div></div>`);
  return (await module("extras/scrollers")).stops;
};
const tabIndex = () => byId("n1").getAttribute("tabindex");

test("what scrolls is a stop of the keyboard where nothing in it is, while it scrolls", async () => {
  const stops = await begin("", "Only text");
  stops();
  equal(tabIndex(), "0");
  byId("content").style.height = "50px";
  stops();
  equal(tabIndex(), null);
});

test("what has a stop in it is none", async () => {
  const stops = await begin("", "<button>One</button>");
  stops();
  equal(tabIndex(), null);
  byId("content").innerHTML = "";
  stops();
  equal(tabIndex(), "0");
  byId("content").innerHTML = "<a href='#'>Another</a>";
  stops();
  equal(tabIndex(), null);
});

test("a stop that the app made stays", async () => {
  const stops = await begin('tabindex="-1"', "Only text");
  stops();
  equal(tabIndex(), "-1");
  byId("content").style.height = "50px";
  stops();
  equal(tabIndex(), "-1");
});
