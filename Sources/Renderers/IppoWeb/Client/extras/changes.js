// The new value of what a person has changed is heard: of steppers, of adjustable elements, and of buttons with another name.
// Browsers tell screen readers of none of these.
import { body, doc, is, on, one, up } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { state } from "./client.js";

// The element whose value a button changes.
const subjectOf = (el) => up(el, ".stepper") ?? (up(el, ".look-assistive") && up(el, ".decorated")?.firstElementChild)
  ?? up(el, "button,[role=button]");
const textOf = (el) => (is(el, "button,[role=button]") ? el.ariaLabel ?? el.textContent
  : el.ariaDescription ?? one(".label", el)?.textContent ?? el.ariaLabel ?? "").trim();

let used;
export const noteUse = (el, number) => {
  const subject = subjectOf(el);
  used = subject && { number, id: subject.id, text: textOf(subject) };
};

// Once the server has answered.
export const sayChange = () => {
  if (!used || state().acknowledged < used.number) return;
  const { id, text } = used;
  used = 0;
  const subject = doc.getElementById(id);
  const now = subject && textOf(subject);
  if (now && now !== text && doc.activeElement !== body) say(now);
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
