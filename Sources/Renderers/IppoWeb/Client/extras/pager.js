// Pages that are turned sideways are looked after by a file of its own.
import { onDemand } from "./on-demand.js";

export const turn = onDemand("pager");
