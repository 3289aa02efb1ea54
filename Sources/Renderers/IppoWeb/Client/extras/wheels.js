// Wheels are looked after by a file of its own.
import { onDemand } from "./on-demand.js";

export const center = onDemand("wheel");
