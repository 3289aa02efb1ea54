// What the tests of the client's modules share: time, chance, frames and sockets that tests are in charge of. They are in
// place before a module of the client is loaded.

const tests = new Map();
export const test = (sentence, body) => {
  if (tests.has(sentence)) throw Error(`there are two tests "${sentence}"`);
  tests.set(sentence, body);
};
export const run = (sentence) => tests.get(sentence)();

export const equal = (found, expected, about = "") => {
  const [a, b] = [found, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw Error(`${about} is ${a}, should be ${b}`);
};

// A clock that stands still until it is advanced; timers run in the order of their times.
let time = 1e12, timers = [];
Date.now = () => time;
window.setTimeout = (action, delay = 0) => {
  const timer = { action, at: time + delay };
  timers.push(timer);
  return timer;
};
window.clearTimeout = (timer) => { timers = timers.filter((other) => other !== timer); };
export const advance = (milliseconds) => {
  const end = time + milliseconds;
  for (;;) {
    const next = timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
    if (!next) break;
    clearTimeout(next);
    time = next.at;
    next.action();
  }
  time = end;
};
// Resolves once so many more timers have been set.
export const timersSet = (count) => new Promise((done) => {
  const { setTimeout } = window;
  window.setTimeout = (...rest) => {
    const timer = setTimeout(...rest);
    if (!--count) { window.setTimeout = setTimeout; queueMicrotask(done); }
    return timer;
  };
});
export const waitingTimers = () => timers.length;

// What the next numbers at random are.
let chance = 0.5;
Math.random = () => chance;
export const setChance = (number) => { chance = number; };

// The next frame of the screen.
let frames = [];
window.requestAnimationFrame = (action) => frames.push(action);
export const frame = () => { const due = frames; frames = []; for (const action of due) action(); };

// A socket whose other end is the test.
export const sockets = [];
window.WebSocket = class {
  constructor(url) {
    this.url = url + "";
    this.sent = [];
    this.isOpen = true;
    sockets.push(this);
  }
  send(text) { this.sent.push(JSON.parse(text)); }
  close() { this.isOpen = false; }
};
export const socket = () => sockets.at(-1);
export const say = (...message) => socket().onmessage({ data: JSON.stringify(message) });
// The events of a person that went to a socket; `env`, `ack` and the like are no such.
export const events = (line = socket()) => line.sent.filter(([kind]) => typeof kind === "number");

export const module = (name) => import(`/client/${name}.js`);

// The core with a window of this content, and a socket that has welcomed it.
export const start = async (content = "") => {
  document.body.insertAdjacentHTML("afterbegin", `<div class="window" id="n1">${content}</div>`);
  await module("core/keys");
  const { connect } = await module("core/socket");
  connect();
  if (document.querySelector("[data-event=setText]")) await (await module("core/texts")).load();
  welcome();
};
export const welcome = (acknowledged = 0, revision = 1) => {
  socket().onopen();
  say("welcome", "session.2", revision, acknowledged);
};
// The line is cut; the client comes back once it has waited.
export const cut = () => socket().onclose({ code: 1006 });

export const byId = (id) => document.getElementById(id);
export const settled = () => new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
