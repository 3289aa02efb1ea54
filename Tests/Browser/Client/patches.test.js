import { byId, equal, module, start, test } from "./support.js";

const list = '<ul id="n2"><li id="n3">a</li><li id="n4">b</li><li id="n5">c</li></ul>';
const apply = async (...patches) => (await module("core/patches")).apply(patches);
const shown = () => byId("n1").innerHTML;

test("a text takes the place of another", async () => {
  await start(list);
  await apply(["t", 4, "<b>"]);
  equal(byId("n4").innerHTML, "&lt;b&gt;");
});

test("a text that changes stays the same node", async () => {
  await start(list);
  const text = byId("n4").firstChild;
  await apply(["t", 4, "x"]);
  equal([byId("n4").firstChild === text, text.data], [true, "x"]);
  await apply(["t", 4, ""], ["t", 4, "y"], ["t", 2, "all"]);
  equal(shown(), '<ul id="n2">all</ul>');
});

test("all content is replaced by texts and elements", async () => {
  await start(list);
  await apply(["c", 2, "x", ["li", 0, { class: "y" }, 0, "z"]]);
  equal(shown(), '<ul id="n2">x<li class="y">z</li></ul>');
});

test("attributes and styles come, change and go", async () => {
  await start(list);
  await apply(["a", 3, { class: "k", title: "t" }], ["s", 3, { color: "red", "--x": "1" }]);
  equal([byId("n3").className, byId("n3").title, byId("n3").style.color, byId("n3").style.getPropertyValue("--x")], ["k", "t", "red", "1"]);
  await apply(["a", 3, { title: null }], ["s", 3, { color: null }]);
  equal([byId("n3").className, byId("n3").hasAttribute("title"), byId("n3").style.color], ["k", false, ""]);
});

test("rows are inserted before others and at the end, moved, and removed", async () => {
  await start(list);
  const first = byId("n3");
  await apply(["i", 2, 4, ["li", 6, 0, 0, "d"]], ["i", 2, 0, ["li", 7, 0, 0, "e"]], ["m", 2, 0, 3], ["r", 5]);
  equal([...byId("n2").children].map((el) => el.id), ["n6", "n4", "n7", "n3"]);
  equal(byId("n3") === first, true, "whether the row that was moved is the one from before");
});

test("an element takes the place of another", async () => {
  await start(list);
  await apply(["x", 4, ["li", 8, { class: "new" }, { width: "5px" }, "n"]]);
  equal(shown(), '<ul id="n2"><li id="n3">a</li><li id="n8" class="new" style="width: 5px;">n</li><li id="n5">c</li></ul>');
});

test("what is in a drawing belongs to the namespace of drawings, and what follows it does not", async () => {
  await start(list);
  await apply(["x", 4, ["svg", 8, 0, 0, ["path", 0, { d: "M0 0" }, 0]]], ["i", 2, 0, ["li", 9, 0, 0]]);
  equal([byId("n8").firstChild.namespaceURI, byId("n9").namespaceURI], ["http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"]);
});

test("patches of what is not there change nothing, and those after them count", async () => {
  await start(list);
  await apply(["t", 99, "x"], ["r", 99], ["m", 2, 0, 99], ["t", 3, "y"]);
  equal([...byId("n2").children].map((el) => el.textContent), ["y", "b", "c"]);
});

test("a select has the value of an option that comes with it", async () => {
  await start();
  const option = (value) => ["option", 0, { value }, 0, value];
  await apply(["i", 1, 0, ["select", 2, { value: "1" }, 0, option("0"), option("1")]]);
  equal(byId("n2").value, "1");
});

test("a page that leaves is a picture without addresses until its animations end", async () => {
  await start('<div class="page" id="n2"><p id="n3">x</p></div>');
  const page = byId("n2");
  const animation = page.animate({ opacity: [1, 0] }, 1e6);
  await apply(["r", 2]);
  equal([page.inert, page.className, byId("n2"), byId("n3")], [true, "page leaving gone", null, null]);
  const removed = new Promise((done) => new MutationObserver(done).observe(page.parentElement, { childList: true }));
  animation.finish();
  await removed;
  equal(page.isConnected, false);
});

test("a frame's timing ends with the frame", async () => {
  await start(list);
  const { apply } = await module("core/patches");
  const animation = await module("core/animation");
  apply([["@", ["b", 0, 0, 1, 1], 100, 0, 1, false], ["s", 3, { opacity: "0.5" }]]);
  equal(byId("n3").getAnimations().map(({ effect }) => effect.getTiming().duration), [100]);
  equal(!!animation.timing, false);
});

test("an outline goes over into another one with as many parts, and is at once what has others", async () => {
  await start('<svg id="n2"><path id="n3f" d="M0 0L10 10Z"></path><path id="n4f" d="M0 0L10 10Z"></path></svg>');
  const timing = ["@", ["b", 0, 0, 1, 1], 1e6, 0, 1, false];
  await apply(["a", "3f", { d: "M0 0L20 20Z" }]);
  equal(byId("n3f").getAnimations().length, 0, "animations of a change without a timing");
  await apply(timing, ["a", "3f", { d: "M0 0L40 60Z" }], ["a", "4f", { d: "M0 0L10 10L20 0Z" }]);
  const [animation] = byId("n3f").getAnimations();
  animation.pause();
  animation.currentTime = 5e5;
  equal([byId("n3f").getBBox().width, byId("n3f").getAttribute("d"), byId("n4f").getAnimations().length], [30, "M0 0L40 60Z", 0]);
});
