// The elements of the panel, and how they look.
export const make = (name, properties, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  // Engines without the property for the role have the attribute.
  if (properties.role) element.setAttribute("role", properties.role);
  element.append(...children.filter((child) => child));
  return element;
};

export const style = `
:host { all: initial; color-scheme: light dark; font: 400 15px/1.4 system-ui, sans-serif }
section, .badge { position: fixed; z-index: 2147483647; margin: 0; border: 0; box-sizing: border-box;
  color: light-dark(#16181d, #f2f3f5); background: light-dark(#fff, #1b1e25); box-shadow: 0 4px 24px #0006 }
section { inset: auto 12px 12px; max-width: 900px; width: auto; margin: 0 auto; max-height: 60vh; overflow: auto; padding: 12px 16px;
  border-radius: 12px; border-top: 4px solid light-dark(#d13438, #ff6b6b) }
header { display: flex; justify-content: space-between; align-items: center; gap: 12px }
h2 { font-size: 17px; margin: 0 }
ul { list-style: none; margin: 8px 0 0; padding: 0 }
li { margin: 0 0 12px; overflow-wrap: anywhere; white-space: pre-wrap }
p { margin: 4px 0 0 }
.message { font-weight: 600 }
.place { color: light-dark(#5c6169, #a9afb9) }
pre { tab-size: 4; margin: 6px 0 0; padding: 8px; overflow-x: auto; border-radius: 6px; font: 13px/1.4 ui-monospace, monospace;
  background: light-dark(#f1f2f5, #0d0f13); white-space: pre; overflow-wrap: normal }
a { color: light-dark(#3457d5, #8ea8ff) }
button { font: inherit; color: inherit; padding: 6px 14px; min-height: 32px; border-radius: 8px; border: 1px solid currentColor; background: none }
button:focus-visible, a:focus-visible { outline: 2px solid light-dark(#3457d5, #8ea8ff); outline-offset: 2px }
.badge { inset: 12px 12px auto auto; padding: 4px 12px; border-radius: 999px; font-size: 13px; pointer-events: none }
.unseen { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); margin: 0 }
`;
