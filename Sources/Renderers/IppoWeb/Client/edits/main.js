// Texts of fields: a person changes them by edits, and so does the app. What is shown is the text of the server with the edits
// it has not answered. A change of the app is put on top of these, and they are put on top of it (docs/wire-protocol.md, "Texts").
import { byId, data, doc } from "../shared/dom.js";
import { applied, caretAfter, difference, growth, movedOver } from "./algebra.js";

// Of each field: the text of the server; what is shown, and what the element has made of that; the app's last change that is
// shown; the events of edits that the server has not answered, as far as that is shown; and what is to be shown.
const texts = new WeakMap();
// Those with such events.
const busy = new Set();

const know = (el, text, own) => ({ text, shown: text, own, at: +(data(el).at ?? 0), edits: [], todo: [] });
const textOf = (el) => {
  if (!texts.has(el)) {
    // What the element would show if nobody had typed.
    const copy = el.cloneNode();
    copy.value = el.defaultValue;
    texts.set(el, know(el, el.defaultValue, copy.value));
  }
  return texts.get(el);
};

const all = (edits, text) => edits.reduce((value, event) => applied(event.slice(6), value), text);

export default ({ told, open, isComposing }) => {
  // Has an element show the text of the server with the unanswered edits, and the caret where the person's next key belongs.
  const show = (el, state, change) => {
    if (state.isGone) return;
    const { selectionStart: start, selectionEnd: end } = el;
    const shown = all(state.edits, state.text);
    const edit = applied(change, state.shown) === shown ? change : difference(state.shown, shown, shown.length);
    state.shown = shown;
    if (el.value !== state.shown) el.value = state.shown;
    state.own = el.value;
    if (el === doc.activeElement && start != null) el.setSelectionRange(caretAfter(edit, start), caretAfter(edit, end));
  };

  // Puts the unanswered edits on top of a change, and returns it on top of them.
  const rebase = (edits, change, revision) => {
    for (const event of edits) {
      const [, , , at, length, caret, ...edit] = event;
      // One that is repeated may have been made on a later revision.
      if (at >= revision) continue;
      const moved = movedOver(change, edit, true);
      event.splice(3, event.length, revision, length + growth(change), caretAfter(moved, caret), ...movedOver(edit, change));
      change = moved;
    }
    return change;
  };

  // Shows what waits for that: not under the hands of an input method, and not over what could not be told.
  const proceed = (el) => {
    const state = textOf(el);
    while (state.todo[0] && !isComposing(el) && el.value === state.own) state.todo.shift()(state);
  };

  const then = (el, action) => {
    textOf(el).todo.push(action);
    proceed(el);
  };

  return {
    typed(el, value, caret, event) {
      const state = textOf(el);
      if (value !== state.own) {
        const edit = difference(state.shown, value, caret ?? value.length);
        // A field may hold half a surrogate pair, a message may not.
        const fields = [state.at, state.shown.length, caret ?? value.length, ...edit.map((part) => part.toWellFormed?.() ?? part)];
        if (event.push) event.push(...fields); else event = told(el, "edit", ...fields);
        if (!event) return;
        if (state.edits.at(-1) !== event) state.edits.push(event);
        busy.add(el);
        Object.assign(state, { shown: value, own: value });
      } else if (event.push) event.push(state.at, state.shown.length, caret ?? 0);
      proceed(el);
    },

    // The server has had the events up to a number.
    answered(upTo) {
      for (const el of busy) then(el, (state) => {
        while (state.edits[0]?.[0] <= upTo) state.text = applied(state.edits.shift().slice(6), state.text);
        if (!state.edits[0]) busy.delete(el);
      });
    },

    // The app has changed a text.
    change(el, revision, ...edit) {
      then(el, (state) => {
        state.text = applied(edit, state.text);
        data(el).at = state.at = revision;
        show(el, state, rebase(state.edits, edit, revision));
      });
    },

    // A field has a text whose history is not known: it is new, or made anew, or client and server had lost each other.
    found(el, text, old) {
      const at = +(data(el).at ?? 0);
      if (!texts.has(el)) {
        el.value = text;
        const state = know(el, text, el.value);
        texts.set(el, state);
        // One that was taken away may have come back.
        const former = old && old !== el ? old : [...busy].find(({ id }) => id === el.id);
        if (former) {
          const known = textOf(former);
          known.isGone = true;
          for (const action of known.todo.splice(0)) action(known);
          state.text = known.text;
          busy.delete(former);
        }
        // What was typed before this file was there, and waits, is told after this.
        state.edits = open(el).filter((event) => event.length > 3);
        if (state.edits[0]) busy.add(el);
      }
      then(el, (state) => {
        rebase(state.edits, difference(state.text, text, text.length), at);
        Object.assign(state, { text, at });
        show(el, state, []);
      });
    },

    // What was told of a text did not arrive.
    recall(el) {
      const state = textOf(el);
      state.edits = state.edits.filter((event) => event[2] === "edit");
      state.own = state.shown = all(state.edits, state.text);
    },
  };
};
