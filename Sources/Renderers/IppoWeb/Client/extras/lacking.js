// What some browsers and screens lack, each of which is brought by a file of its own.
import { load } from "../shared/load.js";

// What runs after changes of the page, and what runs actions of the app that scroll.
let runs = [];
export const supply = () => { for (const run of runs) run(); };
export let scrolling = (action) => action();

const bring = (name, begin) => load(name).then((file) => begin(file.default()));
if (!CSS.supports("overflow-anchor", "none")) bring("anchoring", (around) => { scrolling = around; });
if (!CSS.supports("field-sizing", "content")) bring("growing", (run) => { runs.push(run); });
if (!CSS.supports("animation-timeline", "scroll()")) bring("titles", () => {});
// iOS before 18.3 dismisses no popovers, which styles cannot tell. The next version has shapes.
const isSafari = navigator.vendor === "Apple Computer, Inc." && navigator.maxTouchPoints > 0;
if (isSafari && !CSS.supports("clip-path", "shape(from 0 0,hline to 1px)")) bring("popovers", () => {});
if (visualViewport && matchMedia("(pointer:coarse)").matches) bring("viewport", () => {});
