// Rows and cells that have not been made. They are asked for when their room is within a screen of what is seen, and those
// that there are may go when they are far from it.
// The extras load this for a page that has such room.
export default ({ tell, all, up, is, state }) => {
  const asked = new WeakMap();
  const tracks = new WeakMap();
  // Cells behind room of a grid, in the track they will have when all before them are there.
  let started = new Map();

  // Of a list with that many rows, those that are screens away from what is seen may go; few of them are not worth it.
  const many = 300, far = 4, few = 50;
  const released = new WeakMap();

  const release = (list, across) => {
    const room = across ? innerWidth : innerHeight;
    const runs = [[]];
    for (const row of list.children) {
      const box = row.getBoundingClientRect();
      const [start, stop] = across ? [box.left, box.right] : [box.top, box.bottom];
      const isFar = stop < -far * room || start > (far + 1) * room;
      if (isFar && !is(row, ".gap,.grid-row,.leaving") && !row.matches(":focus-within,:active")) runs.at(-1).push(row);
      else if (runs.at(-1).length) runs.push([]);
    }
    if (runs.flat().length < few) return;
    for (const run of runs) {
      // What was offered and has stayed will stay.
      if (!run.length || released.get(run[0]) === run.length) continue;
      released.set(run[0], run.length);
      tell(run[0], "release", run.length);
    }
  };

  // Questions that wait for their answers: the newest event of each time that something was asked. Whoever scrolls fast is
  // far from what was asked for before it comes, so there are two at most, for ten seconds at most.
  let questions = [];

  // How many cells are before an element in its grid, since the last line of its own.
  const before = (el) => {
    let count = 0;
    while ((el = el.previousElementSibling) && !is(el, ".grid-row")) count += is(el, ".gap") ? +el.dataset.count : 1;
    return count;
  };

  // Rows that are there tell how long others are.
  const estimate = (list, across, style, number) => {
    if (tracks.get(list) === number && list.style.getPropertyValue("--row")) return;
    const lengths = [...list.children].filter((row) => !is(row, ".gap,.grid-row")).map((row) => row[across ? "offsetWidth" : "offsetHeight"]);
    const sum = lengths.reduce((sum, length) => sum + length, 0);
    if (!sum) return;
    tracks.set(list, number);
    const space = parseFloat(style[across ? "columnGap" : "rowGap"]) || 0;
    list.style.setProperty("--row", (sum / lengths.length + space) / number + "px");
  };

  // Assistive technology is told how many rows there are and which one each is, where it cannot count them.
  let counted = new Set();
  const tellPlace = (row, place, total) => {
    for (const [name, value] of [["aria-posinset", place], ["aria-setsize", total]]) {
      if (!total) row.removeAttribute(name);
      else if (row.getAttribute(name) !== value + "") row.setAttribute(name, value);
    }
  };
  const count = (lists) => {
    for (const list of counted) if (!lists.has(list)) for (const row of list.children) tellPlace(row);
    for (const list of lists) {
      const lengths = [...list.children].map((row) => is(row, ".gap") ? +row.dataset.count : 1);
      const total = lengths.reduce((sum, length) => sum + length, 0);
      let place = 0;
      lengths.forEach((length, index) => {
        place += length;
        const row = list.children[index];
        if (!is(row, ".gap")) tellPlace(row, place, total);
      });
    }
    counted = lists;
  };

  return () => {
    questions = questions.filter(({ number, time }) => number > state().acknowledged && Date.now() - time < 10000);
    const mayAsk = questions.length < 2;
    let newest;
    const starts = new Map();
    const lists = new Map();
    count(new Set(all(".rows > .gap").map((el) => el.parentElement)));
    for (const el of all("[data-also~=gap]")) {
      if (!el.checkVisibility() || up(el, ".leaving")) continue;
      const across = is(el, ".across");
      const list = el.parentElement;
      const style = getComputedStyle(list);
      if (list.childElementCount > many) lists.set(list, across);
      const count = +el.dataset.count;
      const next = el.nextElementSibling;
      let number = 1;
      if (is(list, ".grid")) {
        number = style[across ? "gridTemplateRows" : "gridTemplateColumns"].split(" ").length;
        if (next && !is(next, ".grid-row,.gap")) starts.set(next, [across, (before(el) + count) % number + 1]);
      }
      estimate(list, across, style, number);
      const box = el.getBoundingClientRect();
      const [start, length, room] = across ? [box.left, box.width, innerWidth] : [box.top, box.height, innerHeight];
      // Rows in sight stay where they are when others come, and room gives way; where there is no row, room has to do.
      const seen = up(el, ".list,.scroll,.page-content")?.getBoundingClientRect() ?? { left: 0, top: 0, right: room, bottom: room };
      const isAll = start <= (across ? seen.left : seen.top) + 1 && start + length >= (across ? seen.right : seen.bottom) - 1;
      el.style.overflowAnchor = isAll ? "auto" : "none";
      const from = Math.max(0, -room - start), to = Math.min(length, 2 * room - start);
      if (from >= to) continue;
      // In steps, so that one question is good for several frames.
      const first = Math.floor(from / length * count / 10) * 10;
      const rows = Math.min(Math.ceil(to / length * count / 10) * 10, count, first + 200) - first;
      const question = [first, rows, count] + "";
      if (!mayAsk || asked.get(el) === question) continue;
      asked.set(el, question);
      newest = tell(el, "reach", first, rows);
    }
    if (newest) questions.push({ number: newest, time: Date.now() });
    if (!questions.length) for (const [list, across] of lists) release(list, across);
    for (const [cell] of started) if (!starts.has(cell)) cell.style.gridRowStart = cell.style.gridColumnStart = "";
    for (const [cell, [across, start]] of starts) {
      const property = across ? "gridRowStart" : "gridColumnStart";
      if (cell.style[property] !== start + "") cell.style[property] = start;
    }
    started = starts;
  };
};
