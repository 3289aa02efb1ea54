// Rows that have not been made are asked for by a file of its own.
import { on } from "../shared/dom.js";
import { everyFrame } from "./client.js";
import { onDemand } from "./on-demand.js";

export const reach = onDemand("gap", "rows");
for (const kind of ["scroll", "resize"]) on(kind, () => everyFrame(reach, reach), true);
