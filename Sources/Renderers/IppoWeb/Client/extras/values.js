// Controls that scripts, password managers and browsers set with only a `change` event also have the person's value.
import { data, on } from "../shared/dom.js";

const value = (el) => /checkbox|radio/.test(el.type) ? el.checked : el.value;

// The last value that `input` has reported.
let heard, told;
on("input", ({ target }) => { heard = target; told = value(target); }, true);
on("change", ({ target: el }) => {
  if (!/^(setOn|select)$/.test(data(el).event) || heard === el && told === value(el)) return;
  el.dispatchEvent(new Event("input", { bubbles: true }));
}, true);
