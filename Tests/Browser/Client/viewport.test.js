import { byId, equal, module, test } from "./support.js";

const content = "width=device-width, initial-scale=1";
const begin = async (vendor) => {
  document.head.insertAdjacentHTML("beforeend", `<meta name="viewport" content="${content}">`);
  document.body.insertAdjacentHTML("afterbegin", '<input id="n1"><input id="n2"><button id="n3"></button>');
  Object.defineProperty(navigator, "vendor", { value: vendor });
  (await module("viewport/main")).default();
};
const scale = () => document.querySelector("meta[name=viewport]").content.slice(content.length);

test("Safari does not zoom in on a field that a finger goes to, nor on one that the app moves the focus to", async () => {
  await begin("Apple Computer, Inc.");
  equal(scale(), "");
  byId("n1").dispatchEvent(new Event("touchstart", { bubbles: true }));
  equal(scale(), ",maximum-scale=1");
  byId("n1").focus();
  byId("n2").focus();
  equal(scale(), ",maximum-scale=1");
  byId("n3").focus();
  equal(scale(), "");
});

test("in other browsers, where the largest scale stops a person as well, there is none", async () => {
  await begin("Google Inc.");
  byId("n1").dispatchEvent(new Event("touchstart", { bubbles: true }));
  byId("n1").focus();
  equal(scale(), "");
});
