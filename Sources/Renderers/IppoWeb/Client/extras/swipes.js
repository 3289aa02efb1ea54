// Rows of lists: swiped so that their actions are seen.
import { all } from "../shared/dom.js";

export const swipe = (row, x) => row.style.setProperty("--swipe", x);

export const endSwipe = () => {
  for (const row of all(".swiped")) {
    row.classList.remove("swiped");
    swipe(row, "");
  }
};
