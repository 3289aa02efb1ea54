// Colours of two schemes for browsers without `light-dark()`, such as Safari before 17.5 and Chromium before 123. Two properties
// stand for the schemes: one of them is empty, the other one has no value, so that `var()` takes its second argument.
import { all, byId, doc } from "../shared/dom.js";
import { pair } from "./pair.js";

const light = "--light: initial; --dark: ;", dark = "--light: ; --dark: initial;";
const own = '[style*="color-scheme"]';
const within = (name) => `:root:has(.${name}:not(dialog *, .leaving *)), dialog:has(.${name})`;

// The colours of the style sheet, which are computed again where another scheme begins. The app may have set its accent outside.
const colors = () => {
  const rules = [...doc.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const { style } = rules.find((rule) => rule.selectorText === ":root" && rule.style.getPropertyValue("--primary"));
  return [...style].filter((name) => name.startsWith("--"))
    .map((name) => [name, style.getPropertyValue(name)])
    .filter(([, value]) => /light-dark|var\(/.test(value))
    .map(([name, value]) => `${name}: ${pair(value)};`);
};

export default () => {
  const listed = colors();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
:root { ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
${within("prefers-dark")}, [style*="color-scheme: dark"] { ${dark} }
${within("prefers-light")}, [style*="color-scheme: light"] { ${light} }
@media print { :root { ${light} } }
:root { ${listed.join(" ")} }
dialog:is(:has(.prefers-dark), :has(.prefers-light)), ${own} { ${listed.filter((one) => !one.startsWith("--app-accent")).join(" ")} }`);
  doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet];

  // What the page has been given by now, and what the server sends.
  const styles = byId("ippo-styles");
  if (styles) styles.textContent = pair(styles.textContent);
  for (const el of all("[stop-color*=light-dark],[flood-color*=light-dark],[fill*=light-dark],[stroke*=light-dark]")) {
    for (const { name, value } of el.attributes) if (value.includes("light-dark(")) el.setAttribute(name, pair(value));
  }
  const { setProperty } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.setProperty = function (name, value, ...rest) {
    return setProperty.call(this, name, value && pair(value), ...rest);
  };
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    return setAttribute.call(this, name, /^(stop-color|flood-color|fill|stroke)$/.test(name) ? pair(value) : value);
  };
};
