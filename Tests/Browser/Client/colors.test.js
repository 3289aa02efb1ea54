import { byId, equal, module, test } from "./support.js";

test("a pair of colours takes the place of each light-dark()", async () => {
  const { pair } = await module("colors/pair");
  equal(pair("light-dark(#fff, rgb(1, 2, 3))"), "var(--light, #fff) var(--dark, rgb(1, 2, 3))");
  equal(pair("a light-dark(x,y),light-dark(light-dark(1,2),3) b"),
    "a var(--light, x) var(--dark, y),var(--light, var(--light, 1) var(--dark, 2)) var(--dark, 3) b");
  equal([pair("red"), pair(""), pair(1)], ["red", "", 1]);
});

test("colours follow the scheme of the window and of what is in it", async () => {
  const sheet = document.createElement("style");
  sheet.textContent = `:root { --primary: light-dark(rgb(1, 1, 1), rgb(2, 2, 2)); --accent: var(--tint, var(--app-accent)); }
    [style*="color-scheme"] { color: var(--primary) }`;
  document.head.append(sheet);
  document.body.insertAdjacentHTML("beforeend", `<p id="n1">a</p><p id="n2" style="color-scheme: dark"><b id="n3">b</b></p>
    <p style="color-scheme: dark"><i style="color-scheme: light" id="n4">c</i></p>`);
  (await module("colors/main")).default();
  byId("n1").style.setProperty("color", "light-dark(var(--primary), red)");
  byId("n3").style.setProperty("color", "light-dark(red, var(--primary))");
  const color = (id) => getComputedStyle(byId(id)).color;
  equal(["n1", "n2", "n3", "n4"].map(color), ["rgb(1, 1, 1)", "rgb(2, 2, 2)", "rgb(2, 2, 2)", "rgb(1, 1, 1)"]);
  equal(document.body.innerHTML.includes("light-dark"), false);
});
