import { advance, equal, module, test } from "./support.js";

test("twenty things may be said at once, and of what follows the newest is said in time", async () => {
  const { allowance } = await module("custom/allowance");
  const said = [];
  const say = allowance((value) => said.push(value));
  for (let count = 1; count <= 100; count++) say(count);
  equal(said, [...Array(20).keys()].map((index) => index + 1));
  advance(50);
  equal(said.at(-1), 100);
  equal(said.length, 21);
  advance(1000);
  equal(said.length, 21, "the number of things said");
  say(101);
  equal(said.at(-1), 101);
});

test("details are written as JSON, or not at all", async () => {
  const { write } = await module("custom/details");
  const circle = {};
  circle.circle = circle;
  equal([write(undefined), write(null), write({ a: [1, "é"] })], ["null", "null", '{"a":[1,"é"]}']);
  equal([write(circle), write(1n), write(() => {}) ?? null, write("é".repeat(8192))], [null, null, null, null]);
  equal(write("é".repeat(8191)).length, 8193);
});
