// A line that has gone dead: people are told that an answer is due, and a socket without a sign of life is given up.
import { body, data, on, one, status, word } from "../shared/dom.js";
import { load } from "../shared/load.js";
import { say } from "../shared/say.js";
import { noteUse, sayChange } from "./changes.js";
import { everyFrame, lose, state, tell, write } from "./client.js";
import { appear } from "./phase.js";
import { reach } from "./rows.js";

const waiter = word(4);
let waits = [];
let isWaiting = false;
// Shows what a person does to controls before the answer, once the file for it is there.
let predict = () => {};
// Told without an element, what was answered is over.
export const notice = (pending, el) => {
  if (el && /^(activate|setOn|step|tap)$/.test(pending.at(-1)[2])) noteUse(el, pending.at(-1)[0]);
  predict(pending, el);
  if (el) {
    const [number, , kind] = pending.at(-1);
    if (!/^(activate|set|select|step|delete|dismiss|submit|tap)/.test(kind)) return;
    waits.push([number, el]);
    const isDue = () => state().acknowledged < number;
    setTimeout(() => { if (isDue()) data(el).pending = ""; }, 150);
    setTimeout(() => { if (isDue() && !one("#ippo-status").textContent) { isWaiting = true; status(waiter); } }, 1000);
    setTimeout(() => { if (isDue() && state().ready && Date.now() - state().heard > 8000) lose(); }, 8000);
    return;
  }
  everyFrame(reach, reach);
  // Once a socket that begins is ready.
  queueMicrotask(appear);
  // Once the page is what it was answered with.
  queueMicrotask(sayChange);
  const { acknowledged, ready } = state();
  waits = waits.filter(([number, el]) => {
    if (number > acknowledged) return true;
    delete data(el).pending;
  });
  if (isWaiting && !waits.length) {
    isWaiting = false;
    if (ready) status("");
  }
};

export const watch = () => {
  // Files that every page gets, and no page waits for.
  for (const name of ["keyboard", "offline", "optimistic"]) {
    load(name).then((file) => { predict = file.default(() => state().acknowledged, tell, say) ?? predict; });
  }
  const unseen = () => { body.classList.toggle("offline", !navigator.onLine); };
  unseen();
  on("online", unseen);
  on("offline", () => { unseen(); lose(); });
  setInterval(() => {
    if (!state().ready) return;
    const asked = Date.now();
    write(["ping"]);
    setTimeout(() => { if (state().ready && state().heard < asked) lose(); }, 8000);
  }, 15000);
};
