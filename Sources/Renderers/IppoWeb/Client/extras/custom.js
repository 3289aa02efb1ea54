// Elements that scripts of the app define are looked after by a file of its own.
import { onDemand } from "./on-demand.js";

export const define = onDemand("custom");
