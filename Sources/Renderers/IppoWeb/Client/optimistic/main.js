// Optimistic updates: what a person does to a control shows before the answer to it.
//
// The page shows what the server has made of it, and over that the events it has not handled yet, in their order. Before a
// frame is applied these predictions are taken off, so that patches meet the page the server knows; afterwards those that
// are still open are made again, on elements that may be others by then. So an answer that says otherwise needs nothing of
// its own: the prediction is gone, and what the server says is there. Fields, check boxes, choices and sliders of the
// browser show by themselves what was done to them (core/fields.js).
import { byId, data, is } from "../shared/dom.js";
import { predictions } from "./predictions.js";
import { undo } from "./undo.js";

const make = ([, node, kind, ...rest]) => {
  const el = byId("n" + node);
  // What awaits its answer is left as it is.
  if (el && data(el).wait == null) predictions[kind]?.(el, ...rest);
};

export default (acknowledged) => (pending, el) => {
  // Something was done.
  if (el) return make(pending.at(-1));
  // Something was handled: its frame is about to be applied. Nothing is drawn before the script is done.
  undo();
  queueMicrotask(() => {
    // Another message may have come in the same task.
    undo();
    for (const event of pending) if (event[0] > acknowledged()) make(event);
  });
};
