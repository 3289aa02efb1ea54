// Rows are deleted and moved by keys, and left for the row beside where the row itself has the focus. So are the items of other
// containers whose items a person moves.
import { all, controls, is, on, one, stop, up } from "../shared/dom.js";
import { focusBeside, siblings } from "../shared/rows.js";

const movable = "[data-also~=reorder]";

// Before the core, which takes other keys for shortcuts.
export const listen = (tell, say) => {
  const press = (event) => {
    const { target: el, key, altKey } = event;
    const row = up(el, "li");
    const item = up(el, movable + ",[data-movable]");
    if (is(el, controls + ",[role^=menuitem]")) return;
    const take = () => { stop(event); event.stopImmediatePropagation(); };
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    // A place is said where it is in the same container: the app alone knows what is beside that.
    const place = (el, items, goal) => say(el.textContent.trim() + (items[goal] ? `, ${goal + 1}/${items.length}` : ""));
    const moveItem = () => {
      take();
      const items = all(":scope>" + movable, item.parentElement);
      tell(item, "key", key, "down", "a");
      place(item, items, items.indexOf(item) + step);
    };
    if (step && altKey && item && item !== row) return moveItem();
    if (!row) return;
    if (/^(Delete|Backspace)$/.test(key) && is(row, "[data-deletable]")) {
      take();
      focusBeside(row);
      tell(row, "delete");
    }
    if (!step || !(altKey ? is(row, "[data-movable]") : row === el)) return;
    take();
    const rows = siblings(row);
    const goal = rows.indexOf(row) + step;
    if (!altKey) rows[goal]?.focus(); else if (rows[goal]) {
      tell(row, "move", goal);
      place(one(".row-content", row), rows, goal);
    } else if (is(row, movable)) moveItem();
  };
  on("keydown", press, true);
  // Those before this module was there.
  const early = self.ippoKeys ?? [];
  self.ippoKeys = null;
  for (const event of early) if (event.target.isConnected) press(event);
};
