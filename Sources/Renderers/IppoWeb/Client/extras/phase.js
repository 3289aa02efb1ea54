// Whether the page is seen is told by a file of its own.
import { onDemand } from "./on-demand.js";

export const appear = onDemand("phase");
