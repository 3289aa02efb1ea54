// The new value of what a person has changed is heard: of steppers, of adjustable elements, and of buttons with another name or
// value. Browsers tell screen readers of none of these, but for Chromium, which tells of descriptions.
import { isNoisy } from "../shared/announce.js";
import { body, byId, doc, is, on, one, up } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { state } from "./client.js";
import { contents } from "./combined.js";

// The element whose value a button changes.
const subjectOf = (el) => up(el, ".stepper") ?? (up(el, ".look-assistive") && up(el, ".decorated")?.firstElementChild)
  ?? up(el, "button,[role=button]");
const isButton = (el) => is(el, "button,[role=button]");
// What pictures in a button say is a part of its name, as the direction in the header of a sorted column.
const textOf = (el) => (isButton(el) ? el.ariaLabel ?? (contents(el) || el.textContent)
  : el.ariaDescription ?? one(".label", el)?.textContent ?? el.ariaLabel ?? "").trim();
const valueOf = (el) => !isNoisy && isButton(el) && el.ariaDescription || "";

let used;
export const noteUse = (el, number) => {
  const subject = subjectOf(el);
  used = subject && { number, id: subject.id, text: textOf(subject), value: valueOf(subject) };
};

// Once the server has answered.
export const sayChange = () => {
  if (!used || state().acknowledged < used.number) return;
  const { id, text, value } = used;
  used = 0;
  const subject = byId(id);
  if (!subject || doc.activeElement === body) return;
  const news = [[textOf(subject), text], [valueOf(subject), value]].filter(([now, old]) => now !== old);
  const now = news.map(([now]) => now).filter(Boolean).join(", ");
  if (now) say(now);
};

// The buttons of an adjustable element say of what they are.
on("focusin", ({ target }) => {
  const group = up(target, ".look-assistive") && up(target, ".overlay");
  const base = group && group.previousElementSibling;
  const name = base && (base.ariaLabel ?? base.textContent).trim();
  if (!name) return;
  group.role = "group";
  group.ariaLabel = base.ariaDescription ? name + ", " + base.ariaDescription : name;
}, true);
