// Changes of the page that can be taken back.
let changes = [];

const write = (el, name, value) => value == null ? el.removeAttribute(name) : el.setAttribute(name, value);

// Sets an attribute; `null` removes it.
export const put = (el, name, value) => {
  if (!el) return;
  const old = el.getAttribute(name);
  if (old === value) return;
  changes.push(() => write(el, name, old));
  write(el, name, value);
};

export const putText = (text, value) => {
  const old = text.data;
  changes.push(() => { text.data = old; });
  text.data = value;
};

// The latest first.
export const undo = () => {
  for (const change of changes.reverse()) change();
  changes = [];
};
