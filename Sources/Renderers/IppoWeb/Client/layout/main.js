// Where views are, as far as measured boxes are needed to say it. The extras load this for a page that has some.
import { align } from "./guides.js";
import { fit } from "./fit.js";
import { shortenAll } from "./heights.js";
import { goUnder, stayWithin } from "./insets.js";
import { fitLines } from "./lines.js";
import { measure } from "./measurements.js";
import { limit } from "./proportions.js";

export default (tell, hug, everyFrame, soon) => {
  // What follows from the sizes of views that have been placed.
  const follow = () => { goUnder(sizes); stayWithin(); limit(sizes); align(sizes); soon(); };
  const sizes = new ResizeObserver(() => everyFrame(sizes, follow));
  // What is fitted and has found its proportion is measured, and aligned last.
  return () => { goUnder(sizes); stayWithin(); fit(); limit(sizes); shortenAll(); fitLines(); hug(); measure(tell); align(sizes); };
};
