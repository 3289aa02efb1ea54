// A value of CSS with both colours of each `light-dark()`, one of which is taken: `var(--light, A) var(--dark, B)`.
const start = "light-dark(";

export const pair = (value) => {
  const text = value + "";
  const from = text.indexOf(start);
  if (from < 0) return value;
  // The comma between both colours, and the end.
  let level = 0, comma = 0, end = from + start.length;
  for (; end < text.length; end++) {
    if (text[end] === "(") level++;
    else if (text[end] === ")" && !level--) break;
    else if (text[end] === "," && !level) comma = end;
  }
  const colors = [text.slice(from + start.length, comma), text.slice(comma + 1, end)].map((color) => pair(color.trim()));
  return `${text.slice(0, from)}var(--light, ${colors[0]}) var(--dark, ${colors[1]})${pair(text.slice(end + 1))}`;
};
