import { equal, module, test } from "./support.js";

const settledFrame = (frame) => new Promise((done) => frame.addEventListener("load", done, { once: true }));
const sized = (frame, height) => new Promise((done) => {
  const observer = new ResizeObserver(() => { if (frame.clientHeight === height) { observer.disconnect(); done(); } });
  observer.observe(frame);
});
const window_ = (height) => `<div class="window" style="height:${height}px"></div>`;
const add = async (html) => {
  document.body.insertAdjacentHTML("beforeend", html);
  const frame = document.querySelector("ippo-view iframe");
  if (frame.src) await settledFrame(frame);
  return frame;
};

test("a tag becomes a frame with its address and title", async () => {
  await module("island/main");
  const frame = await add('<ippo-view src="/a" title="A"></ippo-view>');
  equal([frame.getAttribute("src"), frame.title, frame.style.borderWidth], ["/a", "A", "0px"]);
});

test("the frame is as high as its window, and follows it", async () => {
  await module("island/main");
  const frame = await add('<ippo-view src="/a" title="A"></ippo-view>');
  const page = frame.contentDocument;
  page.body.style.margin = 0;
  page.body.innerHTML = window_(77);
  frame.dispatchEvent(new Event("load"));
  await sized(frame, 77);
  equal(page.documentElement.className, "island");
  // The client puts another window in the place of the first one.
  page.body.innerHTML = window_(123);
  await sized(frame, 123);
});

test("a frame that is there is taken over, one with a height keeps it", async () => {
  await module("island/main");
  const frame = await add('<ippo-view><iframe src="/a" title="A" height="50"></iframe></ippo-view>');
  frame.contentDocument.body.innerHTML = window_(77);
  frame.dispatchEvent(new Event("load"));
  equal([document.querySelectorAll("iframe").length, frame.clientHeight, frame.style.height], [1, 50, ""]);
});

test("another address leads the frame elsewhere", async () => {
  await module("island/main");
  const frame = await add('<ippo-view src="/a" title="A"></ippo-view>');
  document.querySelector("ippo-view").setAttribute("src", "/b");
  await settledFrame(frame);
  equal(new URL(frame.contentWindow.location).pathname, "/b");
});

test("what is no page of an app keeps its height", async () => {
  await module("island/main");
  const frame = await add('<ippo-view src="/a" title="A"></ippo-view>');
  equal([frame.clientHeight, frame.contentDocument.documentElement.className], [150, ""]);
});
