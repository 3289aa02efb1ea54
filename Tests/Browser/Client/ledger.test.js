import { advance, byId, cut, equal, events, frame, say, socket, start, test, welcome, module } from "./support.js";

const page = '<button id="n2"></button><input id="n3" type="range" data-event="setValue">';
const ledger = () => module("core/ledger");

test("events are numbered from 1, without gaps", async () => {
  await start(page);
  const { tell } = await ledger();
  equal([tell(byId("n2"), "activate"), tell(byId("n3"), "setValue", 1)], [1, 2]);
  equal(events(), [[1, 2, "activate"], [2, 3, "setValue", 1]]);
});

test("after a cut, what was not acknowledged goes to the next socket, in its order and once", async () => {
  await start(page);
  const { tell } = await ledger();
  for (const count of [1, 2, 3]) tell(byId("n2"), "step", count);
  say(2, 1);
  cut();
  tell(byId("n2"), "step", 4);
  advance(250);
  socket().onopen();
  equal(socket().sent, [["hello", 2, "session.2", 1, 3]]);
  say("welcome", "session.3", 1, 2);
  equal(events(), [[3, 2, "step", 3], [4, 2, "step", 4]]);
});

test("nothing goes to a socket before the server has welcomed it", async () => {
  await start(page);
  const { tell } = await ledger();
  cut();
  advance(250);
  socket().onopen();
  tell(byId("n2"), "activate");
  equal(events(), []);
  say("welcome", "session.3", 1, 0);
  equal(events(), [[1, 2, "activate"]]);
});

test("while nobody listens, only the newest value of a control counts, and every activation does", async () => {
  await start(page);
  const { tell } = await ledger();
  cut();
  for (const value of [1, 2, 3]) tell(byId("n3"), "setValue", value);
  tell(byId("n2"), "activate");
  tell(byId("n2"), "activate");
  advance(250);
  welcome();
  equal(events(), [[1, 3, "setValue", 3], [2, 2, "activate"], [3, 2, "activate"]]);
});

test("a value that was on a socket is followed by another event, not replaced", async () => {
  await start(page);
  const { tell } = await ledger();
  tell(byId("n3"), "setValue", 1);
  cut();
  tell(byId("n3"), "setValue", 2);
  advance(250);
  welcome();
  equal(events(), [[1, 3, "setValue", 1], [2, 3, "setValue", 2]]);
});

test("what was handled and not kept is sent to a server that has not seen it", async () => {
  await start(page);
  const { tell } = await ledger();
  for (const count of [1, 2, 3]) tell(byId("n2"), "step", count);
  say(2, [3, 1]);
  cut();
  advance(250);
  socket().onopen();
  say("mount", "session.3", 5, 1, ["div", 1, { class: "window" }, 0]);
  equal(events(), [[2, 2, "step", 2], [3, 2, "step", 3]]);
});

test("another session has no part in what was done in the one before", async () => {
  await start(page);
  const { tell } = await ledger();
  tell(byId("n2"), "activate");
  cut();
  advance(250);
  socket().onopen();
  say("mount", "other.1", 1, 0, ["div", 1, { class: "window" }, 0, ["button", 7, 0, 0]]);
  equal(events(), []);
  equal(tell(byId("n7"), "activate"), 1);
});

test("no more than 200 events go at once, and a hundred more each second", async () => {
  await start(page);
  const { tell } = await ledger();
  for (let count = 0; count < 250; count++) tell(byId("n2"), "activate");
  equal(events().length, 200);
  advance(100);
  frame();
  equal(events().length, 210);
  advance(1000);
  frame();
  equal(events().length, 250);
  equal(events().map(([sequence]) => sequence), [...Array(250).keys()].map((index) => index + 1));
});

test("an event that is too long is refused where it was made, and takes no number", async () => {
  await start(page);
  const { tell } = await ledger();
  equal(tell(byId("n3"), "setText", "x".repeat(70000)) === Infinity, true, "the number");
  equal(tell(byId("n2"), "activate"), 1);
  equal(events(), [[1, 2, "activate"]]);
});
