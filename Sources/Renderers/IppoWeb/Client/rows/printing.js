// Printing makes the rows first, up to `most` of them, when it is asked for by the keyboard; the style for printing says of
// those that are not made how many they are. Browsers do not wait for rows when printing is asked for in their menus.
import { all, data, on, stop } from "../shared/dom.js";
import { tell } from "./client.js";
import { addQuestion, openQuestions } from "./questions.js";

const most = 2000, atOnce = 200, patience = 10000;
let left = 0, before, timer;

export const isPrinting = () => !!timer;

const end = () => {
  clearTimeout(timer);
  timer = 0;
  print();
};

// Asks for the next rows, once those before are there.
export const goOn = () => {
  if (openQuestions()) return;
  const gap = left && all(".gap")[0];
  const question = gap && gap.id + " " + data(gap).count;
  // What was asked for and has not come will not come.
  if (!gap || question === before) return end();
  before = question;
  const rows = Math.min(data(gap).count, atOnce, left);
  left -= rows;
  addQuestion(tell(gap, "reach", 0, rows));
};

on("keydown", (event) => {
  if (event.key !== "p" || !(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
  if (!all(".gap").length) return;
  stop(event);
  if (timer) return;
  left = most;
  before = null;
  timer = setTimeout(end, patience);
  goOn();
});
