import { equal, module, test } from "./support.js";

const vectors = async () => (await fetch("/tests/text-edits.json")).json();

test("edits are applied, moved over each other and found as the server does it", async () => {
  const { applied, caretAfter, difference, movedOver } = await module("edits/algebra");
  for (const vector of await vectors()) {
    const { text, person, app, both, caret, typed } = vector;
    const moved = [movedOver(person, app), movedOver(app, person, true)];
    equal(moved, [vector.movedPerson, vector.movedApp], JSON.stringify(vector));
    equal(applied(moved[0], applied(app, text)), both);
    equal(applied(moved[1], applied(person, text)), both);
    equal(caretAfter(app, caret), vector.caretAfter, JSON.stringify(vector));
    equal(difference(text, vector.new, typed), vector.difference, JSON.stringify(vector));
  }
});
