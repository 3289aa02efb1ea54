// How often an element may say something: 20 times at once, and 20 times a second. What is more waits, and of what waits the
// newest is said.
const most = 20;

export const allowance = (say) => {
  let credit = most, counted = Date.now(), waiting, timer;
  const flush = () => {
    timer = 0;
    const next = waiting;
    waiting = null;
    if (next) offer(next[0]);
  };
  const offer = (value) => {
    const now = Date.now();
    credit = Math.min(most, credit + (now - counted) * most / 1000);
    counted = now;
    if (credit >= 1 && !timer) { credit--; say(value); return; }
    waiting = [value];
    timer ||= setTimeout(flush, Math.ceil((1 - credit) * 1000 / most));
  };
  return offer;
};
