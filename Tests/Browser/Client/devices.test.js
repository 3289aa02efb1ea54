import { advance, equal, module, test } from "./support.js";

// The devices of the page are the test's.
const devices = (replacements) => {
  for (const [name, value] of Object.entries(replacements)) {
    const [owner, key] = name === "Notification" || name === "speechSynthesis" || name === "SpeechSynthesisUtterance"
      ? [window, name] : [navigator, name];
    Object.defineProperty(owner, key, { configurable: true, writable: true, value });
  }
};

const using = async () => {
  const answers = [];
  const { default: start } = await module("devices/main");
  return [start((...answer) => answers.push(answer)), answers];
};

test("the app may show notifications once the person has said so", async () => {
  let decide;
  const Notification = { permission: "default", requestPermission: () => new Promise((done) => { decide = done; }) };
  devices({ Notification });
  const [use, answers] = await using();
  use("notifications", 1, false);
  equal(answers, [[1, "ended"]]);
  answers.length = 0;
  use("notifications", 1, true);
  equal(answers, []);
  decide("granted");
  await null;
  await null;
  equal(answers, [[1, "allowed", true]]);
  Notification.permission = "denied";
  use("notifications", 2, false);
  equal(answers.at(-1), [2, "allowed", false]);
  devices({ Notification: undefined });
  use("notifications", 3, true);
  equal(answers.at(-1), [3, "unavailable"]);
});

test("a notification says that it is shown and chosen, and is withdrawn by its name", async () => {
  const made = [];
  class Notification {
    static permission = "granted";
    constructor(title, options) {
      made.push(this);
      Object.assign(this, { title, options, closed: 0 });
    }
    close() { this.closed++; }
  }
  devices({ Notification });
  const [use, answers] = await using();
  use("notify", 1, "tea", "Tea", "is ready", true, true);
  equal([made[0].title, made[0].options], ["Tea", { tag: "tea", body: "is ready", silent: true, renotify: true }]);
  made[0].onshow();
  made[0].onclick();
  equal(answers, [[1, "shown"], [1, "activated"]]);
  equal(made[0].closed, 1);
  use("notify", 2, "cake", "Cake", "", false, true);
  use("withdraw", 3, ["cake", "unknown"]);
  equal([made[1].closed, made[0].closed], [1, 1]);
  Notification.permission = "denied";
  use("notify", 4, "tea", "Tea", "", false, true);
  equal(answers.at(-1), [4, "refused"]);
});

test("whoever looks at the app is shown a notification only where the app wants it", async () => {
  let count = 0;
  class Notification {
    static permission = "granted";
    constructor() { count++; }
  }
  devices({ Notification });
  document.hasFocus = () => true;
  const [use, answers] = await using();
  use("notify", 1, "a", "A", "", false, false);
  equal([answers, count], [[[1, "inFront"]], 0]);
  document.hasFocus = () => false;
  use("notify", 2, "a", "A", "", false, false);
  equal([answers.length, count], [1, 1]);
});

test("a place that is asked for again is watched once, until the end", async () => {
  const watches = [], ended = [];
  let once;
  const geolocation = {
    watchPosition: (...rest) => watches.push(rest),
    clearWatch: (id) => ended.push(id),
    getCurrentPosition: (...rest) => { once = rest; },
  };
  devices({ geolocation });
  const [use, answers] = await using();
  use("location", 1, true);
  use("location", 1, true);
  equal(watches.length, 1, "the number of watches");
  const coords = { latitude: 35.5, longitude: 139.75, accuracy: 20, altitude: null, altitudeAccuracy: null, heading: NaN, speed: 1.5 };
  watches[0][0]({ coords, timestamp: 1500 });
  equal(answers, [[1, "location", 35.5, 139.75, 20, null, null, null, 1.5, 1.5]]);
  watches[0][1]({ code: 3 });
  equal(answers.length, 1, "the answers while no place is found");
  watches[0][1]({ code: 1 });
  equal(answers.at(-1), [1, "refused"]);
  use("end", 1);
  use("end", 1);
  equal(ended, [1]);
  use("location", 2, false);
  once[1]({ code: 2 });
  equal(answers.at(-1), [2, "unavailable"]);
});

test("a text is spoken as it is asked for, and the end of it is told", async () => {
  const spoken = [];
  let cancelled = 0;
  class SpeechSynthesisUtterance { constructor(text) { this.text = text; } }
  devices({ SpeechSynthesisUtterance, speechSynthesis: { speak: (it) => spoken.push(it), cancel: () => { cancelled++; } } });
  const [use, answers] = await using();
  use("speak", 1, "Hello", "en-GB", 0.5, 1, 0.25);
  const { text, lang, rate, pitch, volume } = spoken[0];
  equal([text, lang, rate, pitch, volume], ["Hello", "en-GB", 0.5, 1, 0.25]);
  spoken[0].onend();
  equal(answers, [[1, "ended"]]);
  use("end", 1);
  equal(cancelled, 0, "the voices that were stopped after the end");
  use("speak", 2, "Hello", null, 1, 1, 1);
  use("end", 2);
  equal(cancelled, 1);
  spoken[1].onerror({ error: "not-allowed" });
  equal(answers.at(-1), [2, "refused"]);
});

test("an announcement is a status message of the page", async () => {
  const [use, answers] = await using();
  use("announce", 1, "Saved");
  advance(100);
  const region = document.getElementById("ippo-said");
  equal([region.role, region.textContent, answers.length], ["status", "Saved", 0]);
});

// A film of the test, which does what it is told.
class Film extends EventTarget {
  paused = true; ended = false; currentTime = 0; duration = 9; volume = 1; muted = false; playbackRate = 1; readyState = 4;
  isConnected = false;
  play() { this.paused = false; return this.refusal ? Promise.reject(this.refusal) : Promise.resolve(); }
  pause() { this.paused = true; }
  removeAttribute() { this.src = ""; }
  load() {}
}

const playing = async () => {
  const films = [], make = document.createElement;
  document.createElement = (name) => {
    if (name !== "video") return make.call(document, name);
    films.push(new Film());
    return films.at(-1);
  };
  const [use, answers] = await using();
  const told = (event, film = films.at(-1)) => {
    film.dispatchEvent(new Event(event));
    advance(0);
    return answers.at(-1);
  };
  return { use, answers, films, told, end: () => { document.createElement = make; } };
};

test("a film takes commands, and leaves to the person what is no command", async () => {
  const { use, answers, films, told, end } = await playing();
  use("media", 7, "a.mp3", 1, 1, 0.5, false, true, 3, 1, 0);
  const [film] = films;
  equal([film.paused, film.volume, film.loop, film.currentTime], [false, 0.5, true, 3]);
  equal(told("playing"), [7, "media", 3, 9, 1, false, false, 0.5, false, 1, 1]);
  film.paused = true;
  film.currentTime = 5;
  equal(told("pause").slice(4, 5), [0]);
  // The same commands with another volume: place and pause are the person's.
  use("media", 7, "a.mp3", 1, 1, 0.25, true, true, 3, 1, 0);
  equal([films.length, film.paused, film.volume, film.muted, film.currentTime], [1, true, 0.25, true, 5]);
  use("media", 7, "a.mp3", 2, 2, 0.25, true, true, 1, 2, 0);
  equal([film.paused, film.playbackRate, film.currentTime], [false, 2, 1]);
  // The time is told where it is wanted.
  const before = answers.length;
  told("timeupdate");
  equal(answers.length, before);
  use("media", 7, "a.mp3", 2, 2, 0.25, true, true, 1, 2, 0.5);
  advance(499);
  told("timeupdate");
  equal(answers.length, before);
  advance(1);
  told("timeupdate");
  equal(answers.length, before + 1);
  use("end", 7);
  equal([film.paused, film.src], [true, ""]);
  end();
});

test("a film that is refused or broken says so", async () => {
  const { use, answers, films, told, end } = await playing();
  use("media", 1, "a.mp3", 0, 0, 1, false, false, 0, 0, 0);
  films[0].refusal = new DOMException("", "NotAllowedError");
  use("media", 1, "a.mp3", 1, 1, 1, false, false, 0, 0, 0);
  films[0].paused = true;
  await null;
  await null;
  equal(told("durationchange").slice(0, 5), [1, "media", 0, 9, 0]);
  told("error");
  equal(answers.at(-1), [1, "unavailable"]);
  end();
});
