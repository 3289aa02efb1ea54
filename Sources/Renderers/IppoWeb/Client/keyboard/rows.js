// Rows are deleted and moved by keys, and left for the row beside where the row itself has the focus.
import { controls, is, on, one, stop, up } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { focusBeside, siblings } from "../shared/rows.js";

// Before the core, which takes other keys for shortcuts.
export const listen = (tell) => {
  const press = (event) => {
    const { target: el, key, altKey } = event;
    const row = up(el, "li");
    if (!row || is(el, controls + ",[role^=menuitem]")) return;
    const take = () => { stop(event); event.stopImmediatePropagation(); };
    if (/^(Delete|Backspace)$/.test(key) && is(row, "[data-deletable]")) {
      take();
      focusBeside(row);
      tell(row, "delete");
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (!step || !(altKey ? is(row, "[data-movable]") : row === el)) return;
    take();
    const rows = siblings(row);
    const goal = rows.indexOf(row) + step;
    if (!altKey) rows[goal]?.focus(); else if (rows[goal]) {
      tell(row, "move", goal);
      say(`${one(".row-content", row).textContent.trim()}, ${goal + 1}/${rows.length}`);
    }
  };
  on("keydown", press, true);
  // Those before this module was there.
  const early = self.ippoKeys ?? [];
  self.ippoKeys = null;
  for (const event of early) if (event.target.isConnected) press(event);
};
