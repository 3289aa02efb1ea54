import { byId, equal, module, test } from "./support.js";

const pressed = [];
const begin = async (...keys) => {
  const buttons = keys.map((key) => `<button data-event="activate" aria-keyshortcuts='${key}'>${key}</button>`);
  document.body.insertAdjacentHTML("afterbegin",
    `<div class="window" id="n1">${buttons.join("")}<input id="n2" data-event="setText"><input id="n3" type="checkbox"></div>`);
  for (const button of byId("n1").querySelectorAll("button")) {
    button.onclick = () => pressed.push(button.getAttribute("aria-keyshortcuts"));
  }
  return (await module("extras/shortcuts")).shortcut;
};
const press = (shortcut, key, options = {}, id = "n1") => {
  pressed.length = 0;
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...options });
  byId(id).addEventListener("keydown", shortcut, { once: true });
  byId(id).dispatchEvent(event);
  return [...pressed];
};

test("a letter and its capital are two shortcuts", async () => {
  const shortcut = await begin("n", "Shift+n");
  equal(press(shortcut, "n"), ["n"]);
  equal(press(shortcut, "N", { shiftKey: true }), ["Shift+n"]);
});

test("a sign is a shortcut, whether or not it is typed with Shift", async () => {
  const shortcut = await begin("&", "Meta+?");
  equal(press(shortcut, "&", { shiftKey: true }), ["&"]);
  equal(press(shortcut, "&"), ["&"]);
  equal(press(shortcut, "?", { shiftKey: true, ctrlKey: true }), ["Meta+?"]);
  equal(press(shortcut, "?", { shiftKey: true }), []);
});

test("a letter that is typed into a field is no shortcut", async () => {
  const shortcut = await begin("n", "Meta+k");
  equal(press(shortcut, "n", {}, "n2"), []);
  equal(press(shortcut, "k", { ctrlKey: true }, "n2"), ["Meta+k"]);
  equal(press(shortcut, "n", {}, "n3"), ["n"]);
});
