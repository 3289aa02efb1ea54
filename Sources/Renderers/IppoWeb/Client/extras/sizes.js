// What aligned views depend on: their sizes.
import { everyFrame } from "./client.js";
import { align } from "./guides.js";
import { soon } from "./places.js";

export const sizes = new ResizeObserver(() => { everyFrame(align, align); soon(); });
