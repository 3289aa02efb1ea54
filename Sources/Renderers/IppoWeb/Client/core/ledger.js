// The ledger of events: what a person did has a number, stays until the server has acknowledged it, and is sent again to
// a new socket (docs/wire-protocol.md, "Sequence numbers").
import { body, byId, data, doc, up } from "../shared/dom.js";
import { extra, parts } from "./extras.js";
import { everyFrame } from "./frames.js";
import { chronicle } from "./history.js";
import { max, min, now } from "./numbers.js";
import { ready, write } from "./socket.js";
import { answered, isLate } from "./texts.js";

// Everything up to `sent` was on a socket at least once; `pending` is not acknowledged. A reloaded page resumes the ledger of its
// window (reload/main.js): the server may still receive these events from the former socket, and knows them by their numbers.
export let acknowledged = 0, pending = body.events || [], sent = pending.at(-1)?.[0] || 0;
let sequence = sent;

// The events for a reload, up to the first edit that is not described yet; if there is one, the text of the focused field. A
// password is kept nowhere.
body.ledger = () => {
  const events = [];
  for (const event of pending) {
    const isEdit = event[2] === "edit";
    if (isEdit && event.length < 4) break;
    const isSecret = isEdit && (byId("n" + event[1] + "i")?.type ?? "password") === "password";
    events.push(isSecret ? event.slice(0, 6) : event);
  }
  const { type, value } = doc.activeElement;
  return { events, value: events.length < pending.length && type !== "password" ? value : null };
};

// As many events as may be sent at once. There are a hundred more each second, some fewer than the server takes.
let credit = 200, counted = now();
export const transmit = () => {
  if (!ready || isLate()) return;
  credit = min(200, credit + (now() - counted) / 10);
  counted = now();
  for (const event of pending) if (event[0] > sent) {
    if (credit < 1) return everyFrame(transmit, transmit);
    credit--;
    sent = event[0];
    write(event);
  }
};

// Says that something was done to the node an element belongs to; returns the number of the event.
export const tell = (el, ...args) => {
  const node = parseInt(up(el, "[id^=n]").id.slice(1));
  const last = pending.at(-1);
  const event = [node, ...args];
  // Sent, it would cost the socket. It stays what the person made it.
  if (new Blob([JSON.stringify(event)]).size > data(body).limit) return extra("refuse", el) || Infinity;
  // While nobody listens, only the newest value of a control or of a place counts.
  if (last?.[0] > sent && last[1] === node && last[2] === args[0]
    && /^(s[ec]|res|pl|me|ho|dragc|pinchc)/.test(last[2] + last[3])) pending.pop(); else sequence++;
  pending.push([sequence, ...event]);
  transmit();
  parts?.told(pending, el);
  return sequence;
};

// `upTo` is the last event that was handled, or that and the last one that need not be sent again, ever.
export const acknowledge = (upTo) => {
  const [handled, kept = handled] = [upTo].flat();
  acknowledged = max(acknowledged, handled);
  answered(handled);
  pending = pending.filter((event) => event[0] > kept);
  parts?.told(pending);
  // Once the page is what it was answered with.
  queueMicrotask(chronicle);
};

// What was handled and not kept may be undone on a page that is mounted.
export const doubt = () => { acknowledged = 0; };

// Another session has handled nothing but what it says.
export const startOver = (upTo) => { pending = []; sequence = upTo; };

// A socket is there: what no socket has acknowledged goes to it.
export const resume = () => {
  sent = acknowledged;
  sequence = max(sequence, sent);
  transmit();
};
