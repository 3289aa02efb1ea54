// Rows that are there tell how long others are.
import { is } from "../shared/dom.js";

const tracks = new WeakMap();

// `number` is how many rows or cells of a list stand beside each other.
export const estimate = (list, across, style, number) => {
  if (tracks.get(list) === number && list.style.getPropertyValue("--row")) return;
  const lengths = [...list.children].filter((row) => !is(row, ".gap,.grid-row")).map((row) => row[across ? "offsetWidth" : "offsetHeight"]);
  const sum = lengths.reduce((sum, length) => sum + length, 0);
  if (!sum) return;
  tracks.set(list, number);
  const space = parseFloat(style[across ? "columnGap" : "rowGap"]) || 0;
  list.style.setProperty("--row", (sum / lengths.length + space) / number + "px");
};
