import { advance, byId, cut, equal, events, say, socket, start, test } from "./support.js";

const page = '<input id="n2i" data-event="setText">';
const field = () => byId("n2i");

// Pseudorandom numbers: the same seed gives the same sequence.
const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  value ^= value + Math.imul(value ^ (value >>> 7), 61 | value);
  return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
};

// The server's side of one field: applies edits, transforms them over its own later changes, and makes changes itself.
const server = async () => {
  const { applied, growth, movedOver } = await import("/client/edits/algebra.js");
  const state = { text: "", revision: 0, handled: 0, log: [], frames: [], number: 1 };
  const told = (...patches) => {
    if (patches.length) state.number++;
    state.frames.push([state.number, state.handled, ...patches]);
  };
  return {
    state,
    take([number, , kind, revision, length, caret, ...edit]) {
      if (number <= state.handled) return;
      equal([number, kind], [state.handled + 1, "edit"]);
      state.handled = number;
      state.log = state.log.filter((entry) => entry.revision > revision);
      equal(length, state.text.length - state.log.reduce((sum, entry) => sum + growth(entry.edit), 0), "the length");
      for (const entry of state.log) [edit, entry.edit] = [movedOver(edit, entry.edit), movedOver(entry.edit, edit, true)];
      state.text = applied(edit, state.text);
      told();
    },
    write(edit) {
      state.text = applied(edit, state.text);
      state.log.push({ revision: ++state.revision, edit });
      told(["e", "2i", state.revision, ...edit]);
    },
  };
};

// Two parties, and a line that delays, loses and repeats messages in both directions.
const converge = async (seed) => {
  await start(page);
  const { state, take, write } = await server();
  const next = random(seed), below = (limit) => Math.floor(next() * limit);
  let letter = 0x4e00, composes = false, read = 0, shown = 1, line = socket();
  const fresh = () => String.fromCharCode(++letter);
  const compose = (kind) => field().dispatchEvent(new CompositionEvent(kind, { bubbles: true }));
  const all = new Set(), gone = new Set();
  const change = (text) => {
    const place = below(text.length + 1), removed = next() < 0.3 ? Math.min(below(3), text.length - place) : 0;
    const inserted = removed ? "" : fresh();
    for (const character of text.slice(place, place + removed)) gone.add(character);
    if (inserted) all.add(inserted);
    return [place, removed, inserted];
  };
  const deliver = () => {
    const frame = state.frames[0];
    if (!frame) return;
    state.frames.shift();
    shown = frame[0];
    say(...frame);
  };
  const arrive = () => { const sent = events(line); if (read < sent.length) take(sent[read++]); };
  for (let step = 0; step < 600; step++) {
    const choice = below(12);
    if (choice < 3) {
      const [place, removed, inserted] = change(field().value);
      const text = field().value;
      field().value = text.slice(0, place) + inserted + text.slice(place + removed);
      field().setSelectionRange(place + inserted.length, place + inserted.length);
      field().dispatchEvent(new Event("input", { bubbles: true }));
    } else if (choice < 6) arrive();
    else if (choice < 7) { const edit = change(state.text); if (edit[1] || edit[2]) write(edit); }
    else if (choice < 10) deliver();
    else if (choice < 11) { composes = !composes; compose(composes ? "compositionstart" : "compositionend"); }
    else if (below(8) === 0) {
      // Unread messages are lost, and the server resends undisplayed frames.
      cut();
      advance(60000);
      line = socket();
      read = 0;
      line.onopen();
      const [first] = state.frames;
      say("welcome", "session.9", shown, first ? first[1] : state.handled);
    }
  }
  if (composes) compose("compositionend");
  for (let step = 0; step < 2000; step++) { arrive(); deliver(); }
  equal(field().value, state.text);
  equal([...state.text].length, new Set(state.text).size);
  equal([...all].filter((character) => !gone.has(character) && !state.text.includes(character)), []);
};

test("two who write at random lose and double nothing, with cuts and compositions (1)", () => converge(1));
test("two who write at random lose and double nothing, with cuts and compositions (2)", () => converge(2));
test("two who write at random lose and double nothing, with cuts and compositions (3)", () => converge(3));
test("two who write at random lose and double nothing, with cuts and compositions (4)", () => converge(4));
test("two who write at random lose and double nothing, with cuts and compositions (5)", () => converge(5));
