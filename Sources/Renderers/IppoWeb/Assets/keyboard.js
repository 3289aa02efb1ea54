// What the keyboard can do beyond what browsers offer by themselves. The second script loads it.
export default ({ all, one, up, is }) => {
  const on = addEventListener;
  const doc = document;
  let isByKey = false;

  // MARK: A list of links, options or buttons is one tab stop (WAI-ARIA APG, "Developing a Keyboard Interface")

  const rowStop = ".look-link,.look-row,[role=option]";
  const controls = "a,button,input,select,textarea,[tabindex]";
  const isUsable = (el) => !is(el, ":disabled,[aria-hidden=true]") && el.checkVisibility();

  // What rows of a list take the focus; nothing in a form, and where a row holds more than that.
  const stops = (list) => {
    const found = [];
    if (is(list, ".form")) return found;
    for (const row of all("li.row", list)) {
      const inRow = [row, ...all(controls, row)].filter((el) => is(el, controls) && isUsable(el));
      if (inRow.length > 1 || inRow[0] && !is(inRow[0], rowStop)) return [];
      found.push(...inRow);
    }
    return found;
  };

  // Whether rows that have not been made follow a row.
  const isApart = (list, el) => {
    const gap = el && all(".gap", list).pop();
    return gap && el.compareDocumentPosition(gap) & Node.DOCUMENT_POSITION_FOLLOWING;
  };

  // The stop some rows further on or back, and none beyond rows that have not been made.
  const further = (found, index, count) => {
    const step = Math.sign(count);
    while (count) {
      const later = found[step > 0 ? index + 1 : index];
      if (!found[index + step] || up(later, "li").previousElementSibling?.matches(".gap")) break;
      index += step;
      count -= step;
    }
    return found[index];
  };

  // The list whose last row is to have the focus once it is made.
  let awaited;

  // The stop of each list, and what has been taken out of the order of tabs.
  const held = new WeakMap();
  const managed = new WeakSet();
  const arrange = () => {
    for (const list of all(".list")) {
      const found = stops(list);
      const last = held.get(list);
      const selected = found.find((el) => up(el, "[aria-current=true],[aria-selected=true]"));
      const stop = found.includes(last) ? last : selected ?? found[0];
      for (const el of found) {
        managed.add(el);
        el.tabIndex = el === stop ? 0 : -1;
      }
      if (list === awaited && !isApart(list, found.at(-1))) {
        awaited = null;
        found.at(-1)?.focus();
      }
      for (const el of all(rowStop, list)) if (managed.has(el) && !found.includes(el)) el.tabIndex = 0;
    }
  };

  on("focusin", ({ target: el }) => {
    const list = is(el, rowStop) && up(el, ".list");
    if (!list) return;
    held.set(list, el);
    arrange();
  });

  on("keydown", (event) => {
    isByKey = true;
    awaited = null;
    const { target: el, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const list = is(el, rowStop) && !(altKey || ctrlKey || metaKey || shiftKey) && up(el, ".list");
    if (!list) return;
    const found = stops(list);
    const index = found.indexOf(el);
    const last = found.at(-1);
    // As many rows as are seen at once.
    const page = () => Math.max(1, Math.floor(Math.min(list.clientHeight, innerHeight) / up(el, "li").offsetHeight) - 1);
    const goal = {
      ArrowUp: () => further(found, index, -1),
      ArrowDown: () => further(found, index, 1),
      PageUp: () => further(found, index, -page()),
      PageDown: () => further(found, index, page()),
      Home: () => found[0],
      End: () => last,
    }[key];
    if (index < 0 || !goal) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === "End" && isApart(list, last)) {
      awaited = list;
      all(".gap", list).pop().scrollIntoView({ block: "end" });
    } else {
      goal().focus();
    }
  }, true);

  // MARK: The focus goes along to a page that opens, and back to what opened it

  // What was used last.
  let opener;
  const openers = new WeakMap();
  on("pointerdown", () => { isByKey = false; awaited = null; }, true);
  on("click", ({ target }) => { opener = up(target, "[data-event]"); }, true);

  const goTo = (page) => {
    const goal = one("h1", page) ?? one(".page-content", page);
    if (!goal) return;
    openers.set(page, opener);
    goal.tabIndex = -1;
    goal.focus({ preventScroll: true });
  };

  const pagesIn = (nodes) => [...nodes].flatMap((el) => el.nodeType !== 1 ? [] : is(el, ".page") ? [el] : all(".page", el));

  const follow = (records) => {
    const focused = doc.activeElement;
    const isLost = focused === doc.body || !focused.checkVisibility();
    const left = records.flatMap((record) => is(record.target, ".page.leaving") ? [record.target] : pagesIn(record.removedNodes));
    const origin = left.map((page) => openers.get(page)).find((el) => el?.isConnected && el.checkVisibility());
    if (origin) { if (isLost) origin.focus({ preventScroll: !isByKey }); return; }
    if (!opener) return;
    // A link beside the page it fills keeps the focus where it was pressed with a pointer.
    const isAtLink = isByKey && focused === opener && is(opener, rowStop);
    // What fills a page may hold pages: the outer one says where it is.
    const filled = records.find(({ target, addedNodes }) => is(target, ".page-content") && [...addedNodes].some((el) => el.nodeType === 1));
    const page = filled && up(filled.target, ".page");
    if (page?.checkVisibility() && (isAtLink && !page.contains(opener) || isLost && !opener.isConnected)) return goTo(page);
    const pushed = records.flatMap((record) => pagesIn(record.addedNodes)).find((page) => page.checkVisibility());
    if (pushed && (isLost || isAtLink) && !pushed.contains(opener)) goTo(pushed);
  };

  // MARK: Past what stands beside the content

  const skip = doc.createElement("a");
  skip.className = "skip";
  skip.textContent = "Skip to content";
  skip.onclick = (event) => {
    event.preventDefault();
    const main = one("[role=main]");
    main.tabIndex = -1;
    main.focus();
  };
  const offer = () => {
    const main = one(".columns [role=main]");
    if (!main) return skip.remove();
    skip.href = "#" + main.id;
    const root = one(".window");
    if (root.firstElementChild !== skip) root.prepend(skip);
  };

  new MutationObserver((records) => {
    const changed = records.filter(({ type, target, addedNodes, removedNodes }) =>
      type === "attributes" ? is(target, ".page.leaving") : [...addedNodes, ...removedNodes].some((el) => el.nodeType === 1 && el !== skip));
    if (!changed.length) return;
    follow(changed);
    arrange();
    offer();
  }).observe(doc.body, { childList: true, subtree: true, attributeFilter: ["class"] });
  arrange();
  offer();
};
