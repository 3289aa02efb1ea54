import { equal, module, settled, test } from "./support.js";

const replaced = [], pushed = [], wanted = [];
const url = (address) => new URL(address, document.baseURI).href;
const short = (address) => url(address).slice(document.baseURI.length);
// The state of the entry that is shown.
let state = null;
Object.defineProperty(history, "state", { get: () => state });
history.replaceState = (same, _, address) => { equal(same, state, "the state"); replaced.push(short(address)); };
history.pushState = (next, _, address) => { state = next; pushed.push([next, short(address)]); };
// What one address that was followed is in the state of its entry.
const followed = 2 ** -20;
addEventListener("show", (event) => wanted.push(event.detail));

const begin = async (content) => {
  document.body.insertAdjacentHTML("afterbegin", content);
  await module("address/main");
  dispatchEvent(new Event("DOMContentLoaded"));
};
const follow = async (address) => {
  document.querySelector("[data-address]").dataset.address = address;
  await settled();
};
const pop = (next, own, forth) => {
  state = next;
  dispatchEvent(Object.assign(new PopStateEvent("popstate", { state }), { own, forth }));
};
const click = (selector, options) => {
  const event = new MouseEvent(options.button ? "auxclick" : "click", { bubbles: true, cancelable: true, ...options });
  let isHeard = false;
  // As the script that tells the app of clicks.
  document.addEventListener(event.type, () => { isHeard = true; }, { capture: true, once: true });
  // The test page stays where it is.
  addEventListener(event.type, (event) => { isFollowed = !event.defaultPrevented; event.preventDefault(); }, { once: true });
  let isFollowed = !event.defaultPrevented;
  document.querySelector(selector).dispatchEvent(event);
  return isHeard;
};

test("the entry that is shown gets the address of what is shown", async () => {
  await begin('<div data-address="item/1"></div>');
  equal(replaced, ["item/1"]);
  await follow("item/2");
  equal(replaced, ["item/1", "item/2"]);
  equal(pushed, []);
});

test("an address that the bar has already is not set again", async () => {
  await begin(`<div data-address="${location.pathname.slice(1)}"></div>`);
  document.body.append("more");
  await settled();
  equal(replaced, []);
});

test("an entry that the client goes back to by itself gets the address anew", async () => {
  await begin('<div data-address="item/1"></div>');
  pop(0, 1);
  equal([replaced, wanted], [["item/1", "item/1"], []]);
});

const page = '<div class="page" data-back></div>';

test("an entry of a page that is left keeps its address until it is left, and gets that of what is below it", async () => {
  state = 1;
  await begin('<div data-address="item/1/more">' + page + "</div>");
  pop(null);
  document.body.append("more");
  await settled();
  equal([replaced, wanted], [["item/1/more"], []]);
  document.querySelector(".page").remove();
  await follow("item/1");
  equal([replaced, wanted], [["item/1/more", "item/1"], []]);
});

test("going back beyond a page and an address leaves the page first", async () => {
  state = 1 + followed;
  await begin('<div data-address="item/2/more">' + page + "</div>");
  pop(null);
  equal([replaced, wanted], [["item/2/more"], []]);
  document.querySelector(".page").remove();
  await follow("item/2");
  equal([replaced, wanted], [["item/2/more"], [location.pathname]]);
});

test("the window goes on to the address of an entry ahead whose page is not there", async () => {
  await begin('<div data-address="item/1"></div>');
  pop(1, false, true);
  equal([replaced, wanted], [["item/1"], [location.pathname]]);
  document.body.insertAdjacentHTML("beforeend", page);
  await follow("item/3");
  equal(replaced, ["item/1", "item/3"]);
});

test("the window goes to the address of an entry that the browser goes back to", async () => {
  state = followed;
  await begin('<div data-address="item/1"></div>');
  pop(null);
  equal(wanted, [location.pathname]);
  equal(replaced, ["item/1"]);
  // What else changes meanwhile leaves the entry as it is.
  document.body.append("more");
  await settled();
  equal(replaced, ["item/1"]);
  await follow("item/2");
  equal(replaced, ["item/1", "item/2"]);
  await follow("item/1");
  equal(replaced, ["item/1", "item/2", "item/1"]);
});

const link = '<a class="cover-link" href="item/1">1</a>';

test("where a link leads that was followed is an entry of its own", async () => {
  await begin('<div data-address="item/2">' + link + "</div>");
  click("a", {});
  await follow("item/1");
  equal([replaced, pushed], [["item/2"], [[followed, "item/1"]]]);
  // Nothing was followed this time.
  await follow("item/2");
  await follow("item/1");
  equal([replaced, pushed], [["item/2", "item/2", "item/1"], [[followed, "item/1"]]]);
});

test("a page that a link opens has its entry already", async () => {
  await begin('<div data-address="item/2">' + link + "</div>");
  click("a", {});
  // The client makes it, and is heard after the click.
  state = 1;
  document.body.insertAdjacentHTML("beforeend", page);
  await follow("item/1");
  equal([replaced, pushed], [["item/2", "item/1"], []]);
});

test("what is clicked after a link is no link that was followed", async () => {
  await begin('<div data-address="item/2">' + link + "<b>1</b></div>");
  click("a", {});
  click("b", {});
  await follow("item/1");
  equal([replaced, pushed], [["item/2", "item/1"], []]);
});

test("a row whose address can be told makes an entry as a link does", async () => {
  await begin('<div data-address="item/2"><ul><li data-leads="item/3"><span>3</span></li></ul></div>');
  click("span", {});
  await follow("item/3");
  equal(pushed, [[followed, "item/3"]]);
});

test("the canonical link is to what is shown", async () => {
  document.head.insertAdjacentHTML("beforeend", '<link rel="canonical" href="item/1">');
  await begin('<div data-address="item/1"></div>');
  await follow("item/2");
  equal(document.querySelector("link[rel=canonical]").href, url("item/2"));
});

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
