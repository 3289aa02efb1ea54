import { equal, module, settled, test } from "./support.js";

const replaced = [];
history.replaceState = (state, _, address) => { replaced.push(address); };
history.pushState = () => { throw Error("an address makes no entry of its own"); };

const begin = async (content) => {
  document.body.insertAdjacentHTML("afterbegin", content);
  await module("address/main");
};
const click = (selector, options) => {
  const event = new MouseEvent(options.button ? "auxclick" : "click", { bubbles: true, cancelable: true, ...options });
  let isHeard = false;
  addEventListener(event.type, () => { isHeard = true; }, { capture: true, once: true });
  // The test page stays where it is.
  addEventListener(event.type, (event) => { isFollowed = !event.defaultPrevented; event.preventDefault(); }, { once: true });
  let isFollowed = !event.defaultPrevented;
  document.querySelector(selector).dispatchEvent(event);
  return isHeard;
};

test("the entry that is shown gets the address of what is shown", async () => {
  await begin('<div data-address="item/1"></div>');
  equal(replaced, ["item/1"]);
  document.querySelector("[data-address]").dataset.address = "item/2";
  await settled();
  equal(replaced, ["item/1", "item/2"]);
});

test("an address that the bar has already is not set again", async () => {
  await begin(`<div data-address="${location.pathname.slice(1)}"></div>`);
  document.body.append("more");
  await settled();
  equal(replaced, []);
});

test("an entry that the browser goes back to gets the address anew", async () => {
  await begin('<div data-address="item/1"></div>');
  dispatchEvent(new PopStateEvent("popstate", { state: 0 }));
  equal(replaced, ["item/1", "item/1"]);
});

const link = '<a class="cover-link" href="item/1">1</a>';

test("a click on a link of the app is the app's", async () => {
  await begin(link);
  let isFollowed = true;
  addEventListener("click", (event) => { isFollowed = !event.defaultPrevented; event.preventDefault(); });
  equal([click("a", {}), isFollowed], [true, false]);
});

test("a click with a key that asks for another tab is the browser's", async () => {
  // Heard before the client stops the click: no other tab is to open, which the page would wait for when it closes.
  addEventListener("click", (event) => event.preventDefault(), { capture: true });
  await begin(link);
  equal([click("a", { ctrlKey: true }), click("a", { metaKey: true })], [false, false]);
});

test("a row whose address can be told opens elsewhere", async () => {
  const opened = [];
  window.open = (...args) => { opened.push(args); };
  await begin('<ul><li data-leads="item/3"><span>3</span></li></ul>');
  click("span", { ctrlKey: true });
  click("span", { button: 1 });
  click("span", {});
  equal(opened, [["item/3", "_blank", "noopener"], ["item/3", "_blank", "noopener"]]);
});
