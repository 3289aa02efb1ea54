// Presentations that belong to a part of the page are looked after by a file of its own.
import { onDemand } from "./on-demand.js";

export const present = onDemand("stage");
