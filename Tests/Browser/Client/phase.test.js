import { equal, module, test } from "./support.js";

// What the core says of its socket.
let socket = { ready: true, token: "session.1" };
const told = [];
const show = (isHidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  dispatchEvent(new Event("visibilitychange"));
};
const begin = async () => (await module("phase/main")).default({ state: () => socket, write: (message) => told.push(message) });

test("a page that is seen tells nothing, and one that is hidden tells it once", async () => {
  const tell = await begin();
  tell();
  equal(told, []);
  show(true);
  tell();
  equal(told, [["phase", "background"]]);
  show(false);
  equal(told, [["phase", "background"], ["phase", "active"]]);
});

test("on another socket a hidden page tells it again", async () => {
  const tell = await begin();
  show(true);
  socket = { ready: false, token: "session.1" };
  tell();
  socket = { ready: true, token: "session.2" };
  tell();
  tell();
  equal(told, [["phase", "background"], ["phase", "background"]]);
});

test("what changes while there is no socket is told on the next", async () => {
  const tell = await begin();
  show(true);
  socket = { ready: false, token: "session.1" };
  show(false);
  socket = { ready: true, token: "session.2" };
  tell();
  equal(told, [["phase", "background"]]);
});

test("a page that goes away is in the background until it comes back", async () => {
  await begin();
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pageshow"));
  equal(told, [["phase", "background"], ["phase", "active"]]);
});
