// Rows are deleted and moved by keys, and left for the row beside where the row itself has the focus. So are the items of other
// containers whose items a person moves.
import { all, controls, is, on, one, stop, up } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { focusBeside, siblings } from "../shared/rows.js";

const movable = "[data-also~=reorder]";

// Before the core, which takes other keys for shortcuts.
export const listen = (tell) => {
  const press = (event) => {
    const { target: el, key, altKey } = event;
    const row = up(el, "li");
    const item = up(el, movable);
    if (!(row || item) || is(el, controls + ",[role^=menuitem]")) return;
    const take = () => { stop(event); event.stopImmediatePropagation(); };
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    const isMoving = step && altKey && !event.shiftKey && !event.ctrlKey && !event.metaKey;
    // The app knows what is beside an item: a place is said where that is in the same container.
    const moveItem = (items) => {
      take();
      const goal = items.indexOf(item) + step;
      tell(item, "key", key, "down", "a");
      say(item.textContent.trim() + (items[goal] ? `, ${goal + 1}/${items.length}` : ""));
    };
    if (isMoving && item && item !== row) return moveItem(all(`:scope>${movable}`, item.parentElement));
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
      say(`${one(".row-content", row).textContent.trim()}, ${goal + 1}/${rows.length}`);
    } else if (isMoving && item === row) moveItem([]);
  };
  on("keydown", press, true);
  // Those before this module was there.
  const early = self.ippoKeys ?? [];
  self.ippoKeys = null;
  for (const event of early) if (event.target.isConnected) press(event);
};
