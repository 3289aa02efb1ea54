// Files that a person chooses are brought by a file of its own.
import { onDemand } from "./on-demand.js";

export const carry = onDemand("files", "upload");
