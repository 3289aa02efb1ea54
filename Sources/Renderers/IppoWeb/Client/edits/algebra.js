// Edits of texts, as on the server (docs/wire-protocol.md, "Texts"): lists of positions, removed lengths in code units, and
// inserted texts. Positions refer to the text before the edit; inserted text follows removed text.
const { max, min } = Math;

// The changes of an edit, each with the end of its removed range and its growth of the text.
const changesOf = (edit) => {
  const changes = [];
  for (let i = 0; i < edit.length; i += 3) {
    const [place, removed, inserted] = edit.slice(i, i + 3);
    changes.push([place, place + removed, inserted, inserted.length - removed]);
  }
  return changes;
};

const put = (edit, place, removed, inserted) => {
  if (!removed && !inserted) return;
  const last = edit.length - 3;
  if (last >= 0 && !edit[last + 2] && edit[last] + edit[last + 1] === place) {
    edit[last + 1] += removed;
    edit[last + 2] = inserted;
  } else edit.push(place, removed, inserted);
};

// An edit of a text that has become shorter ends at the end of the text.
export const applied = (edit, text) => {
  let result = "", done = 0;
  for (const [place, end, inserted] of changesOf(edit)) {
    result += text.slice(done, place) + inserted;
    done = max(done, end);
  }
  return result + text.slice(done);
};

export const growth = (edit) => changesOf(edit).reduce((sum, change) => sum + change[3], 0);

// The position of a caret after an edit.
export const caretAfter = (edit, caret) => {
  let moved = caret;
  for (const [place, end, inserted, more] of changesOf(edit)) {
    if (end <= caret) moved += more;
    else if (place < caret) return moved - caret + place + min(caret - place, inserted.length);
    else break;
  }
  return moved;
};

// Transforms an edit over a concurrent edit. One of the two is the app's: at equal positions its text comes first, and its
// insertion is removed where the person removes all that it replaces.
export const movedOver = (edit, other, isApp) => {
  const others = changesOf(other), result = [];
  let next = 0, more = 0, from = 0, upTo = -1;
  const pass = () => { more += others[next++][3]; };
  for (const [start, end, inserted] of changesOf(edit)) {
    const removes = end > start;
    while (others[next] && (others[next][1] < start || others[next][1] === start && (removes || !isApp))) pass();
    if (removes) { if (upTo !== start) from = start; upTo = end; }
    let gone = true, place = start;
    const remove = (to) => { if (place < to) { put(result, place + more, to - place, ""); gone = false; } };
    while (place < end) {
      const [first, last, text] = others[next] ?? [end];
      if (first >= end) { remove(end); break; }
      remove(first);
      place = min(last, end);
      if (last > end || last === end && isApp) break;
      if (!isApp && last > first && from <= first) put(result, first + more, text.length, "");
      pass();
    }
    if (!isApp) while (others[next]?.[1] === end) pass();
    if (!(isApp && removes && gone)) put(result, min(end, others[next]?.[0] ?? end) + more, 0, inserted);
  }
  return result;
};

// The person's edit of a text. Text behind the caret is taken for unchanged text, as far as possible.
export const difference = (old, text, caret) => {
  if (old === text) return [];
  const shorter = min(old.length, text.length);
  let head = 0, tail = 0;
  const grow = (limit) => { while (tail < limit && old.at(-1 - tail) === text.at(-1 - tail)) tail++; };
  grow(min(shorter, text.length - caret));
  while (head < shorter - tail && old[head] === text[head]) head++;
  grow(shorter - head);
  // Surrogate pairs stay whole.
  const splits = (string, place) => string.codePointAt(place - 1) > 0xffff;
  if (splits(old, head) || splits(text, head)) head--;
  if (splits(old, old.length - tail) || splits(text, text.length - tail)) tail--;
  return [head, old.length - tail - head, text.slice(head, text.length - tail)];
};
