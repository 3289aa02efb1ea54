// Rows and cells that have not been made. They are asked for when their room is within a screen of what is seen, and those
// that there are may go when they are far from it. The extras load this for a page that has such room.
import { all, boxOf, data, is, isShown, up } from "../shared/dom.js";
import { startCells, track } from "./cells.js";
import { bind, tell } from "./client.js";
import { count } from "./counts.js";
import { estimate, isTable } from "./lengths.js";
import { goOn, isPrinting } from "./printing.js";
import { addQuestion, openQuestions } from "./questions.js";
import { isLong, release } from "./release.js";

const asked = new WeakMap();

const reach = () => {
  const mayAsk = openQuestions() < 2 && !isPrinting();
  let newest;
  const starts = new Map();
  const lists = new Map();
  count();
  const gaps = all(".gap").map((el) => [el, up(el, ".list,.scroll,.page-content")]);
  const totals = new Map();
  for (const [el, scroller] of gaps) totals.set(scroller, (totals.get(scroller) ?? 0) + +data(el).count);
  for (const [el, scroller] of gaps) {
    if (!isShown(el) || up(el, ".leaving")) continue;
    const across = is(el, ".across");
    const list = el.parentElement;
    const style = getComputedStyle(list);
    if (isLong(list)) lists.set(list, across);
    const count = +data(el).count;
    const next = el.nextElementSibling;
    let number = 1;
    if (is(list, ".grid") && !isTable(list)) {
      number = style[across ? "gridTemplateRows" : "gridTemplateColumns"].split(" ").length;
      if (next && !is(next, ".grid-row,.gap")) starts.set(next, [across, track(el, count, number)]);
    }
    estimate(list, across, style, number, totals.get(scroller));
    const box = boxOf(el);
    const [start, length, room] = across ? [box.left, box.width, innerWidth] : [box.top, box.height, innerHeight];
    // Rows in sight stay where they are when others come, and room gives way; where there is no row, room has to do.
    const seen = scroller ? boxOf(scroller) : { left: 0, top: 0, right: room, bottom: room };
    const isAll = start <= (across ? seen.left : seen.top) + 1 && start + length >= (across ? seen.right : seen.bottom) - 1;
    el.style.overflowAnchor = isAll ? "auto" : "none";
    const from = Math.max(0, -room - start), to = Math.min(length, 2 * room - start);
    if (from >= to) continue;
    // In steps, so that one question is good for several frames.
    const first = Math.floor(from / length * count / 10) * 10;
    const rows = Math.min(Math.ceil(to / length * count / 10) * 10, count, first + 200) - first;
    const question = [first, rows, count] + "";
    if (!mayAsk || asked.get(el) === question) continue;
    asked.set(el, question);
    newest = tell(el, "reach", first, rows);
  }
  if (newest) addQuestion(newest);
  if (isPrinting()) goOn();
  else if (!openQuestions()) for (const [list, across] of lists) release(list, across);
  startCells(starts);
};

export default (client) => {
  bind(client);
  return reach;
};
