// What is typed after Return belongs to the field that has the focus once the app has handled the submission: `onSubmit` may move
// the focus. Until the server acknowledges the submission, the old field displays the text, and the text is not sent.
import { data, doc, on } from "../shared/dom.js";
import { difference } from "./algebra.js";

// The longest wait for the acknowledgement. Afterwards the text belongs to the old field.
const limit = 2000;

const isText = (el) => data(el).event === "setText" && el.selectionStart != null && !el.readOnly && !el.disabled;

export const submissions = ({ ownOf, typed, proceed, isComposing }) => {
  // The submitted field, the number of the submission, and the lengths of the text at later presses of Return.
  let held, timer;

  const tell = (el) => typed(el, el.value, el.selectionEnd, {});
  const submit = (el) => el.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  const insert = (el, text) => el.setRangeText(text, el.selectionStart, el.selectionEnd, "end");

  // Enters a text, up to the next Return. The rest waits for the acknowledgement of that submission.
  const enter = (el, text, [length = text.length, ...rest], isReturn) => {
    insert(el, text.slice(0, length));
    tell(el);
    if (!isReturn) return;
    submit(el);
    const after = text.slice(length);
    const isHeld = held?.el === el;
    if (isHeld) held.returns = rest.map((end) => end - length);
    if (after) insert(el, after);
    if (after && !isHeld) tell(el);
  };

  // The submitted field keeps the text, or another field receives it.
  const finish = (goal) => {
    const { el, returns } = held;
    held = 0;
    clearTimeout(timer);
    // A field that is gone with its page takes no text.
    if (!goal.isConnected) return;
    const own = ownOf(el);
    const [place = 0, removed, text = ""] = difference(own, el.value, el.selectionEnd ?? el.value.length);
    // An edit of other text is an edit of the old field.
    if (removed || isComposing(el) || goal === el && !returns[0]) return tell(el);
    el.value = own;
    proceed(el);
    if (goal === el) el.setSelectionRange(place, place);
    if (text || returns[0]) enter(goal, text, returns, returns.length);
  };

  on("keydown", (event) => {
    const { target: el, key } = event;
    if (key !== "Enter" || held?.el !== el || isComposing(el) || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.returns.push(el.value.length - ownOf(el).length);
  }, true);
  // A person who leaves the field, or the page, has typed into it.
  on("focusout", ({ target: el }) => { if (held?.el === el && !held.isDue) finish(el); }, true);
  on("pagehide", () => { if (held) finish(held.el); }, true);

  return {
    holds: (el) => held?.el === el,

    submitted(el, number) {
      if (held || isComposing(el) || !isText(el)) return;
      held = { el, number, returns: [] };
      timer = setTimeout(() => finish(el), limit);
    },

    // The server has handled the events up to a number. The changes of the page follow at once.
    answered(upTo) {
      if (!held || held.number > upTo) return;
      held.isDue = true;
      clearTimeout(timer);
      queueMicrotask(() => {
        const { activeElement } = doc;
        if (held) finish(isText(activeElement) ? activeElement : held.el);
      });
    },
  };
};
