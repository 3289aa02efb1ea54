import { doc } from "./dom.js";

// Measures texts in a font.
export const pen = doc.createElement("canvas").getContext("2d");
