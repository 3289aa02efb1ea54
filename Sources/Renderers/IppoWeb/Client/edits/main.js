// Texts of fields, which the person and the app both edit. A field shows the server's text with the unacknowledged edits. A change
// of the app and these edits are transformed over each other (docs/wire-protocol.md, "Texts").
import { byId, data, doc } from "../shared/dom.js";
import { applied, caretAfter, difference, growth, movedOver } from "./algebra.js";
import { submissions } from "./submissions.js";

// State of each field: the server's text; the displayed text, and the element's version of it; the app's last displayed
// change; the events of the unacknowledged edits; and the actions that wait for display.
const texts = new WeakMap();
// Fields with such events.
const busy = new Set();

// The value that an element would show of a text, without the person's edits.
const ownOf = (el, text) => {
  const copy = el.cloneNode();
  copy.value = text;
  return copy.value;
};
const know = (el, text) => {
  texts.set(el, { text, shown: text, own: ownOf(el, text), at: +(data(el).at ?? 0), edits: [], todo: [] });
};
const textOf = (el) => {
  if (!texts.has(el)) know(el, el.defaultValue);
  return texts.get(el);
};

const all = (edits, text) => edits.reduce((value, event) => applied(event.slice(6), value), text);

export default ({ told, isComposing }) => {
  // Shows the server's text with the unacknowledged edits, and moves the caret to the person's next insertion.
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

  // Transforms the unacknowledged edits over a change, and returns the change transformed over them.
  const rebase = (edits, change, revision) => {
    for (const event of edits) {
      const [, , , at, length, caret, ...edit] = event;
      // A resent edit may be based on a later revision.
      if (at >= revision) continue;
      const moved = movedOver(change, edit, true);
      event.splice(3, event.length, revision, length + growth(change), caretAfter(moved, caret), ...movedOver(edit, change));
      change = moved;
    }
    return change;
  };

  // Runs the waiting actions, except during a composition, and except over text that could not be sent.
  const proceed = (el) => {
    const state = textOf(el);
    while (state.todo[0] && !isComposing(el) && el.value === state.own) state.todo.shift()(state);
  };

  const then = (el, action) => {
    textOf(el).todo.push(action);
    proceed(el);
  };

  const typed = (el, value, caret, event) => {
    if (submitted.holds(el) && !event.push) return;
    const state = textOf(el);
    if (value !== state.own) {
      const edit = difference(state.shown, value, caret ?? value.length);
      // A field may contain half a surrogate pair, but a message must not.
      const fields = [state.at, state.shown.length, caret ?? value.length, ...edit.map((part) => part.toWellFormed?.() ?? part)];
      if (event.push) event.push(...fields); else event = told(el, "edit", ...fields);
      if (!event) return;
      if (state.edits.at(-1) !== event) state.edits.push(event);
      busy.add(el);
      Object.assign(state, { shown: value, own: value });
    } else if (event.push) event.push(state.at, state.shown.length, caret ?? 0);
    proceed(el);
  };

  const submitted = submissions({ ownOf: (el) => textOf(el).own, typed, proceed, isComposing });

  return {
    typed,

    // A field has been submitted, by the event with a number.
    submitted: submitted.submitted,

    // Runs an action after everything that was asked for before it.
    run(action) { action(); },

    // The server has handled the events up to a number.
    answered(upTo) {
      submitted.answered(upTo);
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

    // A field has a text without a known history: the field is new or recreated, or client and server had lost
    // synchronization.
    found(el, text, old, open) {
      const at = +(data(el).at ?? 0);
      if (!texts.has(el)) {
        // What the person typed into it meanwhile stays: it is told after this.
        if (el.value === ownOf(el, el.defaultValue)) el.value = text;
        know(el, text);
        const state = textOf(el);
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
        state.edits = open.filter((event) => event.length > 3);
        if (state.edits[0]) busy.add(el);
      }
      then(el, (state) => {
        rebase(state.edits, difference(state.text, text, text.length), at);
        Object.assign(state, { text, at });
        show(el, state, []);
      });
    },

    // The message with an edit of the text did not arrive.
    recall(el) {
      const state = textOf(el);
      state.edits = state.edits.filter((event) => event[2] === "edit");
      state.own = state.shown = all(state.edits, state.text);
    },
  };
};
