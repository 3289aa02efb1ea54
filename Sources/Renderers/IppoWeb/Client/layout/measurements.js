// Layouts of the app's own: sizes are told, places come back.
import { all, boxOf, data, is, isShown } from "../shared/dom.js";
import { levels } from "./levels.js";

const told = new WeakMap();
const number = (text) => text === "" ? null : +text;
const round = (length) => Math.round(length * 100) / 100;
// Sets styles of elements, reads something of each, and sets them back.
const tryOut = (trials, read) => {
  const before = trials.map(({ el }) => el.style.cssText);
  for (const { el, style } of trials) el.style.cssText += style;
  const found = trials.map(read);
  trials.forEach(({ el }, index) => { el.style.cssText = before[index]; });
  return found;
};

// How much they are offered: what is around them fills its room for the moment, as they would.
const roomsOf = (list) => {
  const around = new Set(list);
  for (const el of around) if (is(el.parentElement, ".mx")) around.add(el.parentElement);
  const fill = (isOn) => {
    for (const el of around) el.classList.toggle("fx", isOn);
    for (const el of list) el.classList.toggle("asked", isOn);
  };
  fill(true);
  const found = list.map((el) => [el.clientWidth || null, el.clientHeight || null]);
  fill(false);
  return found;
};

export const measure = (tell) => {
  for (const level of levels(all("[data-ask]").filter(isShown))) {
    const rooms = roomsOf(level);
    const trials = level.flatMap((parent, at) => data(parent).ask.split(" ").filter(Boolean).map((ask) => {
      const [index, width, height] = ask.split("/").map(number);
      const offer = (length, limit) => length == null ? "max-content" : (length < 0 ? limit ?? 10000 : length) + "px";
      const [x, y] = rooms[at];
      return { parent, el: parent.children[index], style: `;width:${offer(width, x)};height:${offer(height, y)}`, answer: [index, width, height] };
    }));
    // At once one for each view.
    for (let open = trials, now; open.length; open = open.filter((trial) => !now.includes(trial))) {
      const views = new Set();
      now = open.filter(({ el }) => !views.has(el) && views.add(el));
      tryOut(now, ({ el, answer }) => {
        const { width, height } = boxOf(el.firstElementChild);
        answer.push(round(width), round(height));
      });
    }
    level.forEach((el, at) => {
      const answers = trials.filter(({ parent }) => parent === el).map(({ answer }) => answer);
      const message = JSON.stringify([rooms[at], answers]);
      if (told.get(el) === message) return;
      told.set(el, message);
      tell(el, "measure", ...rooms[at], ...answers);
    });
  }
};
