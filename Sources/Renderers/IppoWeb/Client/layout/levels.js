// A browser lays a page out anew when boxes are read after something was written. So passes go over a page level by level:
// elements that have as many others of a list around them are not in each other, and all are read before any is written.
export const levels = (list) => {
  const depths = new Map();
  const found = [];
  for (const el of list) {
    let around = el.parentElement;
    while (around && !depths.has(around)) around = around.parentElement;
    const depth = around ? depths.get(around) + 1 : 0;
    depths.set(el, depth);
    (found[depth] ??= []).push(el);
  }
  return found;
};
