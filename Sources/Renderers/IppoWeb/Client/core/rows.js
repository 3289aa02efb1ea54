// Rows of lists: deleted, moved, and swiped so that their actions are seen.
import { all, up } from "../shared/dom.js";
import { tell } from "./ledger.js";

// The rows of the section or list a row is in, without those on their way out.
export const siblings = (row) => all(":scope>.rows>li:not(.leaving)", up(row, ".section,.list"));

// The keyboard goes on from the row beside.
export const removeRow = (row) => {
  (row.nextElementSibling ?? row.previousElementSibling)?.focus();
  tell(row, "delete");
};

export const swipe = (row, x) => row.style.setProperty("--swipe", x);

export const endSwipe = () => {
  for (const row of all(".swiped")) {
    row.classList.remove("swiped");
    swipe(row, "");
  }
};
