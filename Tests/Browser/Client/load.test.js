import { advance, equal, module, test, timersSet } from "./support.js";

const missing = "/tests/no-such-module.js";

test("a module that did not arrive is asked for again until it is there", async () => {
  const { load } = await module("shared/load");
  document.body.dataset.late = missing;
  let file;
  const first = timersSet(1), loaded = load("late").then((module) => { file = module; });
  await first;
  const second = timersSet(1);
  advance(1000);
  await second;
  equal(!!file, false);
  document.body.dataset.late = "/tests/extras.js";
  advance(2000);
  await loaded;
  equal(typeof file.default, "function");
});

test("what is asked of the extras before they are there is done once they are", async () => {
  document.body.dataset.extras = missing;
  const { extra } = await module("core/extras");
  const tried = timersSet(1);
  extra("settle");
  await tried;
  // Each time by another name.
  const done = new Promise((done) => { window.settled = done; });
  document.body.dataset.extras = 'data:text/javascript,if (!import.meta.url.endsWith("%23")) throw Error(); '
    + "export default () => ({ settle: window.settled });";
  advance(1000);
  await done;
});
