// Pages that can be left, each of which is an entry of the browser's history.
import { all } from "./dom.js";

export const leavable = () => all(".page[data-back]:not(.leaving,[hidden],[hidden] *,dialog *)");
