import { advance, byId, cut, equal, module, say, setChance, socket, sockets, start, test, waitingTimers, welcome } from "./support.js";

// How long the client waits before it comes back.
const pause = () => {
  const before = sockets.length;
  let waited = 0;
  while (sockets.length === before) { advance(1); waited++; }
  return waited;
};

test("each failure doubles the pause, up to half a minute", async () => {
  await start();
  const pauses = [];
  for (let failure = 0; failure < 9; failure++) { cut(); pauses.push(pause()); }
  equal(pauses, [250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000]);
});

test("pauses are scattered from half to one and a half", async () => {
  await start();
  setChance(0);
  cut();
  equal(pause(), 125);
  setChance(0.9);
  cut();
  equal(pause(), 700);
});

test("a welcome ends the growth of the pauses", async () => {
  await start();
  for (const _ of [1, 2, 3]) { cut(); pause(); }
  welcome();
  equal(byId("ippo-status").textContent, "");
  cut();
  equal(pause(), 250);
});

test("a network that is back is tried at once", async () => {
  await start();
  for (const _ of [1, 2, 3]) { cut(); pause(); }
  cut();
  const before = sockets.length;
  (await module("core/socket")).wake();
  equal(sockets.length, before + 1);
});

test("a hello that nobody answers within 15 s is given up", async () => {
  await start();
  cut();
  advance(250);
  const silent = socket();
  silent.onopen();
  advance(14999);
  equal(silent.isOpen, true);
  advance(1);
  equal(silent.isOpen, false);
  equal(byId("ippo-status").textContent, "Reconnecting…");
});

test("a session that was opened elsewhere is left to it", async () => {
  await start();
  socket().onclose({ code: 4409 });
  equal([byId("ippo-status").textContent, waitingTimers()], ["Open elsewhere.", 0]);
});

test("a hello of a socket that was given up while it opened does not keep the page away", async () => {
  await start();
  const { lose, wake } = await module("core/socket");
  lose(1001);
  advance(250);
  // Its hello is on the way.
  socket().readyState = 1;
  wake();
  socket().onclose({ code: 4409 });
  equal([byId("ippo-status").textContent, waitingTimers()], ["Reconnecting…", 1]);
});

test("a page that comes back to a session that is elsewhere leaves it once more", async () => {
  await start();
  const { wake } = await module("core/socket");
  socket().readyState = 3;
  socket().onclose({ code: 4409 });
  wake();
  socket().onclose({ code: 4409 });
  equal([byId("ippo-status").textContent, waitingTimers()], ["Open elsewhere.", 0]);
});

test("a missing frame is asked for with another socket", async () => {
  await start('<p id="n2">old</p>');
  const first = socket();
  say(3, 0, ["t", 2, "third"]);
  equal([first.isOpen, byId("n2").textContent], [false, "old"]);
  advance(250);
  socket().onopen();
  equal(socket().sent, [["hello", 2, "session.2", 1, 0]]);
});

test("what an old socket still has to say is not heard", async () => {
  await start('<p id="n2">old</p>');
  const first = socket();
  (await module("core/socket")).lose();
  equal([first.onmessage, first.onclose], [null, null]);
});

test("every 32nd frame is acknowledged", async () => {
  await start('<p id="n2"></p>');
  for (let revision = 2; revision <= 64; revision++) say(revision, 0, ["t", 2, revision + ""]);
  equal(socket().sent.filter(([kind]) => kind === "ack"), [["ack", 32], ["ack", 64]]);
});

test("a regained connection is said once, after a loss that was told", async () => {
  const { asked, next } = await import("/tests/extras.js");
  const { extra } = await module("core/extras");
  // The extras are asked in order: once they have the mark, they have everything before it.
  const said = async () => {
    const isThere = next("mark");
    extra("mark");
    await isThere;
    return asked.filter(([name]) => name === "say").map(([, text]) => text);
  };
  await start();
  equal(await said(), []);
  for (const _ of [1, 2, 3]) { cut(); pause(); }
  equal(await said(), []);
  welcome();
  equal([byId("ippo-status").textContent, await said()], ["", ["Connected"]]);
  dispatchEvent(new Event("beforeunload"));
  cut();
  pause();
  welcome();
  equal(await said(), ["Connected"]);
});

test("a connection that is lost while the page is left is no news", async () => {
  await start();
  dispatchEvent(new Event("beforeunload"));
  cut();
  equal(byId("ippo-status").textContent, "");
  // The page has stayed, as where a file is downloaded, and the next attempt fails, too.
  advance(3001);
  cut();
  equal(byId("ippo-status").textContent, "Reconnecting…");
});
