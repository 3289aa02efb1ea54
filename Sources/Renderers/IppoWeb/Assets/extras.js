// What only some pages need of the client of docs/wire-protocol.md. The client loads it when it is needed.
export default ({ tell, at, everyFrame, all, one, up, is, state, write, lose }) => {
  const on = addEventListener;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const also = (name) => `[data-also~=${name}]`;
  const menuOf = (el) => up(el, "[role=menu]");
  const status = (text) => { document.getElementById("ippo-status").textContent = text; };
  const boxOf = (el) => el.getBoundingClientRect();

  // The elements around an element that a selector matches, the innermost first.
  const around = (el, selector) => {
    const found = [];
    for (let next = el?.closest?.(selector); next; next = next.parentElement?.closest(selector)) found.push(next);
    return found;
  };

  // What came into a list of elements and what left it is told; returns the new list.
  const follow = (before, after, leave, enter) => {
    for (const el of before) if (!after.includes(el) && el.isConnected) leave(el);
    for (const el of after) if (!before.includes(el)) enter(el);
    return after;
  };

  // MARK: Hovering

  let over = [];
  const hover = (event) => {
    if (event.pointerType === "touch") return;
    const isGone = event.type === "pointerout" && !event.relatedTarget;
    if (event.type === "pointerout" && !isGone) return;
    const before = over;
    over = follow(
      over, isGone ? [] : around(event.target, also("hover")), (el) => tell(el, "hover"),
      (el) => tell(el, "hover", ...at(el, event)),
    );
    for (const el of over) {
      if (!before.includes(el) || !is(el, also("move"))) continue;
      everyFrame("hover" + el.id, () => over.includes(el) && tell(el, "hover", ...at(el, event)));
    }
  };
  for (const kind of ["pointerover", "pointermove", "pointerout"]) on(kind, hover);

  // MARK: Keys

  const press = (event) => {
    const { target, key, type, repeat, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (event.isComposing) return;
    const phase = type === "keyup" ? "up" : repeat ? "repeat" : "down";
    for (const el of around(target, "[data-keys]")) {
      const keys = el.dataset.keys.split(" ");
      const isNamed = keys.includes(key === " " ? "Space" : key);
      if (!isNamed && !keys.includes("*") || phase === "up" && !keys.includes("^")) continue;
      tell(el, "key", key, phase, (shiftKey ? "s" : "") + (ctrlKey ? "c" : "") + (altKey ? "a" : "") + (metaKey ? "m" : ""));
      // Fields keep what edits, the browser its shortcuts, and controls what presses them unless that is asked for.
      const isKept = is(target, "input,textarea,select") && key !== "Escape" || ctrlKey || metaKey
        || key === "Tab" || /^F\d/.test(key) || !isNamed && /^(Enter| )$/.test(key) && is(target, "button,a,[role]");
      if (!isKept) { event.preventDefault(); event.stopImmediatePropagation(); }
      return;
    }
  };
  on("keydown", press, true);
  on("keyup", press, true);

  // MARK: Focus within

  let within = [];
  const focus = () => {
    const el = document.activeElement;
    // A button that is pressed does not take what somebody works on out of focus.
    if (is(el, "button,[role^=menuitem]") && !up(el, also("focus"))) return;
    within = follow(
      within.filter((el) => el.isConnected), around(el, also("focus")),
      (el) => tell(el, "focusWithin", false), (el) => tell(el, "focusWithin", true),
    );
  };
  on("focusin", focus);
  on("focusout", ({ relatedTarget }) => relatedTarget || queueMicrotask(focus));

  // MARK: Pressing

  let pressed;
  const letGo = () => { if (pressed?.isConnected) tell(pressed, "press", false); pressed = null; };
  on("pointerdown", ({ target, button }) => {
    const el = !button && up(target, also("press"));
    if (!el) return;
    letGo();
    pressed = el;
    tell(el, "press", true);
  }, true);
  // The press ends before the click that follows from it.
  for (const kind of ["pointerup", "pointercancel", "blur"]) on(kind, letGo, true);

  // MARK: Two fingers

  let pinch;
  const spread = ([a, b]) => {
    const [x, y] = [b.clientX - a.clientX, b.clientY - a.clientY];
    return { length: Math.hypot(x, y) || 1, angle: Math.atan2(y, x), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 };
  };
  const anchor = (el, { x, y }) => {
    const box = boxOf(el);
    return [(x - box.left) / (box.width || 1), (y - box.top) / (box.height || 1)];
  };
  const stretch = (phase) => tell(pinch.el, "pinch", phase, pinch.scale, pinch.rotation, ...pinch.anchor);
  on("touchstart", ({ target, touches }) => {
    const el = touches.length === 2 && up(target, also("pinch"));
    if (!el) return;
    const start = spread(touches);
    pinch = { el, start, scale: 1, rotation: 0, anchor: anchor(el, start) };
  });
  on("touchmove", (event) => {
    if (!pinch?.start || event.touches.length !== 2) return;
    event.preventDefault();
    const now = spread(event.touches);
    pinch.scale = now.length / pinch.start.length;
    // The short way round.
    const turn = now.angle - pinch.start.angle;
    pinch.rotation = Math.atan2(Math.sin(turn), Math.cos(turn));
    everyFrame(pinch, () => pinch && stretch("changed"));
  }, { passive: false });
  for (const kind of ["touchend", "touchcancel"]) on(kind, () => {
    if (!pinch?.start) return;
    stretch(kind === "touchend" ? "ended" : "cancelled");
    pinch = 0;
  });
  // A pinch on a trackpad is a wheel with the control key.
  on("wheel", (event) => {
    const el = event.ctrlKey && up(event.target, also("pinch"));
    if (!el) return;
    event.preventDefault();
    pinch ??= 0;
    if (!pinch) pinch = { el, scale: 1, rotation: 0, anchor: anchor(el, { x: event.clientX, y: event.clientY }) };
    pinch.scale = Math.min(Math.max(pinch.scale * Math.exp(-event.deltaY / 100), 1e-3), 1e3);
    stretch("changed");
    clearTimeout(pinch.timer);
    pinch.timer = setTimeout(() => { stretch("ended"); pinch = 0; }, 200);
  }, { passive: false });

  // MARK: Dragging things to other things

  let grabbed, aim;
  const target = (el) => {
    if (aim === el) return;
    if (aim?.isConnected) tell(aim, "dropTarget", false);
    aim = el;
    if (el) tell(el, "dropTarget", true);
  };
  on("dragstart", (event) => {
    grabbed = up(event.target, also("grab"));
    if (grabbed) event.dataTransfer.setData("text/plain", grabbed.textContent.trim());
  });
  on("dragover", (event) => {
    const el = up(event.target, also("drop"));
    if (el) event.preventDefault();
    target(el);
  });
  on("dragleave", ({ relatedTarget }) => relatedTarget || target());
  on("dragend", () => { target(); grabbed = 0; });
  on("drop", (event) => {
    const el = up(event.target, also("drop"));
    if (!el) return;
    event.preventDefault();
    target();
    const source = grabbed ? [parseInt(grabbed.id.slice(1)), ""] : [0, event.dataTransfer.getData("text/plain").toWellFormed()];
    tell(el, "drop", ...source, ...at(el, event));
  });

  // MARK: The clipboard

  on("click", ({ target }) => {
    const el = up(target, "[data-paste]:not(:disabled)");
    if (el) navigator.clipboard.readText().then((text) => tell(el, "paste", text.toWellFormed()));
  });
  // Suggestions do not take the focus from the search field.
  on("mousedown", (event) => {
    if (up(event.target, ".search") && !is(event.target, "input")) event.preventDefault();
  });

  // MARK: Scrolling

  const edge = (place) => place == null ? "nearest" : place < 0.34 ? "start" : place > 0.66 ? "end" : "center";
  const scroll = (el, isAnimated, kind, x, y) => {
    if (kind === "open") {
      const url = new URL(x, document.baseURI);
      // A mail and the like leave the page as it is.
      const tab = url.origin !== location.origin && url.protocol.startsWith("http") && open(url);
      if (tab) tab.opener = null; else location = url;
      return;
    }
    const behavior = isAnimated && !still.matches ? "smooth" : "instant";
    // A row of a grid has no box of its own.
    const box = boxOf(el).height ? el : el.firstElementChild ?? el;
    if (kind === "to") el.scrollTo({ left: x ?? el.scrollLeft, top: y ?? el.scrollTop, behavior });
    else box.scrollIntoView({ inline: edge(x), block: edge(y), behavior });
  };

  const waiting = new Set();
  on("scroll", ({ target: el }) => {
    if (!el.matches?.(also("scroll")) || waiting.has(el)) return;
    waiting.add(el);
    setTimeout(() => {
      waiting.delete(el);
      if (!el.isConnected) return;
      const box = boxOf(el);
      const layout = one(":scope .v,:scope .h,:scope .grid", el) ?? el;
      const first = [...layout.children].find((child) => {
        const { bottom, right } = boxOf(child);
        return bottom > box.top + 1 && right > box.left + 1;
      });
      tell(el, "scroll", el.scrollLeft, el.scrollTop, parseInt(first?.id.slice(1)) || 0);
    }, 100);
  }, true);

  // Pulling a list down at its top refreshes it.
  let pull;
  on("touchstart", ({ target, touches }) => {
    const el = up(target, "[data-refresh]");
    const scroller = up(target, ".page-content,[data-refresh]");
    pull = el && scroller.scrollTop <= 0 && { el, y: touches[0].clientY };
  });
  on("touchend", ({ changedTouches }) => {
    if (pull && changedTouches[0].clientY - pull.y > 90) tell(pull.el, "refresh");
    pull = 0;
  });

  // MARK: What fits

  const fit = () => {
    for (const el of all("[data-fit]")) {
      const children = [...el.children];
      const choose = (chosen) => { for (const child of children) child.classList.toggle("fits", child === chosen); };
      const fits = (child) => {
        choose(child);
        const box = boxOf(el);
        child.classList.add("measured");
        const ideal = boxOf(child);
        child.classList.remove("measured");
        return (!/x/.test(el.dataset.fit) || ideal.width <= box.width + 0.5)
          && (!/y/.test(el.dataset.fit) || ideal.height <= box.height + 0.5);
      };
      choose(children.find((child, index) => index === children.length - 1 || fits(child)));
    }
  };
  on("resize", () => everyFrame(fit, fit));

  // MARK: Texts of several lines are as wide as the longest of them, which CSS cannot say

  const hug = () => {
    const texts = all(also("wrap")).filter((el) => el.checkVisibility());
    for (const el of texts) el.style.width = "";
    const heights = texts.map((el) => el.offsetHeight);
    const widths = texts.map((el) => {
      const lines = document.createRange();
      lines.selectNodeContents(el);
      pen.font = getComputedStyle(el).font;
      const space = pen.measureText(" ").width;
      // The space that a line is broken at is a box of its own.
      const boxes = [...lines.getClientRects()].filter((box) => Math.abs(box.width - space) > 0.1);
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      // Scaled or turned it would be measured wrong.
      const isWrapped = boxes.length > 1 && Math.abs(boxOf(el).width - el.offsetWidth) < 1;
      return isWrapped && right - left < el.offsetWidth - 1 ? Math.ceil(right - left + 0.1) + "px" : "";
    });
    texts.forEach((el, index) => { el.style.width = widths[index]; });
    texts.forEach((el, index) => { if (el.offsetHeight > heights[index]) el.style.width = ""; });
  };
  on("resize", () => everyFrame(hug, hug));
  document.fonts.ready.then(hug);

  // MARK: Layouts of the app's own: sizes are told, places come back

  const told = new WeakMap();
  const number = (text) => text === "" ? null : +text;
  const round = (length) => Math.round(length * 100) / 100;
  const measure = () => {
    for (const el of all("[data-ask]")) {
      if (!el.checkVisibility()) continue;
      const { style, children } = el;
      const own = style.cssText;
      const places = [...children].map((child) => child.style.cssText);
      style.width = style.height = "100%";
      const room = [el.clientWidth || null, el.clientHeight || null];
      style.cssText = own;
      const answers = el.dataset.ask.split(" ").filter((ask) => ask).map((ask) => {
        const [index, width, height] = ask.split("/").map(number);
        const cell = children[index];
        const offer = (length, limit) => length == null ? "max-content" : (length < 0 ? limit ?? 10000 : length) + "px";
        cell.style.cssText = `width:${offer(width, room[0])};height:${offer(height, room[1])}`;
        const box = boxOf(cell.firstElementChild);
        return [index, width, height, round(box.width), round(box.height)];
      });
      places.forEach((place, index) => { children[index].style.cssText = place; });
      const message = JSON.stringify([room, answers]);
      if (told.get(el) === message) continue;
      told.set(el, message);
      tell(el, "measure", ...room, ...answers);
    }
  };
  on("resize", () => everyFrame(measure, measure));
  document.fonts.ready.then(measure);

  // MARK: Alignment guides: where they are in a view is told as multiples of its lengths

  const pen = document.createElement("canvas").getContext("2d");
  const baselines = (el, box) => {
    const texts = is(el, ".text") ? [el] : all(".text", el);
    if (!texts.length) return [box.height, box.height];
    const stand = (text, isLast) => {
      const style = getComputedStyle(text);
      pen.font = style.font;
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText("x");
      const line = parseFloat(style.lineHeight) || up + down;
      const { top, bottom } = boxOf(text);
      return (isLast ? bottom - line : top) + (line - up - down) / 2 + up - box.top;
    };
    return [stand(texts[0]), stand(texts.at(-1), true)];
  };
  const guides = (list) => (list || "").split(" ").map((guide) => guide.split(","));
  const valueOf = ([, width, height, first, last, points], el) => {
    const box = boxOf(el);
    const lines = +first || +last ? baselines(el, box) : [0, 0];
    return width * box.width + height * box.height + first * lines[0] + last * lines[1] + +points;
  };
  const standard = {
    x: { start: ["xleading", 0, 0, 0, 0, 0], center: ["xcenter", 0.5, 0, 0, 0, 0], end: ["xtrailing", 1, 0, 0, 0, 0] },
    y: {
      start: ["ytop", 0, 0, 0, 0, 0], center: ["ycenter", 0, 0.5, 0, 0, 0], end: ["ybottom", 0, 1, 0, 0, 0],
      baseline: ["yfirstTextBaseline", 0, 0, 1, 0, 0], "last baseline": ["ylastTextBaseline", 0, 0, 0, 1, 0],
    },
  };
  // The guide a container aligns by along an axis.
  const decisive = (el, axis) => {
    if (is(el, axis === "x" ? ".h" : ".v")) return;
    const style = getComputedStyle(el);
    return guides(el.dataset.align).find(([name]) => name[0] === axis)
      ?? standard[axis][axis === "x" && !is(el, ".v") ? style.justifyItems : style.alignItems];
  };
  // Where a view, or the views in it, say that a guide is.
  const explicit = (el, name) => {
    const own = guides(el.dataset.guide).find((guide) => guide[0] === name);
    if (own) return valueOf(own, el);
    if (!one("[data-guide]", el)) return;
    const edge = name[0] === "x" ? "left" : "top";
    const found = [...el.children].filter((child) => !is(child, ".overlay,.background")).flatMap((child) => {
      const value = explicit(child, name);
      return value == null ? [] : value + boxOf(child)[edge] - boxOf(el)[edge];
    });
    return found.length ? found.reduce((sum, value) => sum + value) / found.length : undefined;
  };
  let shifted = [];
  const align = () => {
    for (const [el, name] of shifted) el.style.removeProperty(name);
    shifted = [];
    const shift = (el, name, value) => {
      el.style.setProperty(name, value, "important");
      shifted.push([el, name]);
    };
    const containers = new Set(all("[data-guide]").flatMap((el) => around(el.parentElement, ".h,.v,.z,.overlay,.background")));
    // What is inside is aligned first.
    const inner = [...containers].sort((a, b) => a.compareDocumentPosition(b) & 4 ? 1 : -1);
    for (const box of inner) for (const axis of "xy") {
      const guide = decisive(box, axis);
      if (!guide) continue;
      const children = [...box.children];
      const base = is(box, ".overlay,.background") && box.parentElement.firstElementChild;
      const found = children.map((child) => explicit(child, guide[0]));
      const outer = base ? explicit(base, guide[0]) : undefined;
      if (outer == null && !found.some((value) => value != null)) continue;
      const values = children.map((child, index) => found[index] ?? valueOf(guide, child));
      const line = base ? outer ?? valueOf(guide, base) : Math.max(...values);
      children.forEach((child, index) => {
        const length = line - values[index] + "px";
        const isX = axis === "x";
        const isFlexible = is(child, isX ? ".fx" : ".fy");
        sizes.observe(child);
        if (!isFlexible) shift(child, isX && !is(box, ".v") ? "justify-self" : "align-self", "start");
        // A margin makes a stack larger; what lies over a view has no say in its size.
        if (!isFlexible && !base) return shift(child, isX ? "margin-left" : "margin-top", length);
        shift(child, "position", "relative");
        shift(child, isX ? "left" : "top", length);
      });
      if (base) sizes.observe(base);
    }
  };
  on("resize", () => everyFrame(align, align));
  document.fonts.ready.then(align);

  // MARK: Places: told where they are asked for

  const known = new WeakMap();
  const places = () => {
    for (const el of all(also("place"))) {
      if (!el.checkVisibility() || up(el, ".leaving")) continue;
      const { left, top, width, height } = boxOf(el);
      const place = [left, top, width, height].map(round);
      if (known.get(el) === place + "") continue;
      known.set(el, place + "");
      tell(el, "place", ...place);
      sizes.observe(el);
    }
  };
  let due;
  const soon = () => { due ??= setTimeout(() => { due = null; places(); }, Math.max(60, 10 * all(also("place")).length)); };
  for (const kind of ["resize", "scroll", "transitionend", "animationend"]) on(kind, soon, true);
  const sizes = new ResizeObserver(() => { everyFrame(align, align); soon(); });

  // MARK: Rows that have not been made

  let rows;
  const reach = () => {
    if (!one(also("gap"))) return;
    rows ??= import(document.body.dataset.rows).then((file) => file.default({ tell, all, up, is, state }));
    rows.then((ask) => ask(), () => { rows = null; });
  };
  for (const kind of ["scroll", "resize"]) on(kind, () => everyFrame(reach, reach), true);

  // MARK: Files

  let files;
  const carry = () => {
    if (!one(also("files"))) return;
    files ??= import(document.body.dataset.upload).then((file) => file.default({ all }));
    files.then((bind) => bind(), () => { files = null; });
  };

  // MARK: What is too long for the server

  // It stays where it is, and is sent once it is short enough.
  const refuse = (el) => {
    const text = "This is too long to be sent.";
    status(text);
    el.setCustomValidity?.(text);
    el.reportValidity?.();
  };
  on("input", ({ target: el }) => {
    if (!el.validity?.customError) return;
    el.setCustomValidity("");
    status("");
  }, true);

  // What somebody on the way to the server, or the server, found too large gives its number to an event of no node, so
  // that it is not sent again and the others are.
  const shrink = (pending) => {
    const size = (event) => JSON.stringify(event).length;
    const large = pending.reduce((a, b) => size(a) < size(b) ? b : a, [0, 0]);
    const el = document.getElementById("n" + large[1] + "i") ?? document.getElementById("n" + large[1]);
    large.splice(1, large.length, Number.MAX_SAFE_INTEGER, "activate");
    if (el) refuse(el);
  };

  // MARK: Shortcuts

  const shortcut = (event) => {
    const key = { " ": "Space", "+": "Plus" }[event.key] ?? event.key;
    const keys = (event.altKey ? "Alt+" : "") + (event.shiftKey ? "Shift+" : "") + key;
    // Command is the control key where there is none.
    const commands = event.metaKey || event.ctrlKey ? ["Meta+", "Control+", "Meta+Control+"] : [""];
    const selector = commands.map((command) => `[aria-keyshortcuts=${JSON.stringify(command + keys)} i]`);
    for (const el of all(`:is(${selector}):not([inert] *)`)) {
      const target = is(el, "[data-event]") ? el : one("[data-event]", el);
      // What is in a menu that is closed can be reached all the same.
      if (target && (menuOf(el)?.parentElement ?? el).checkVisibility()) {
        event.preventDefault();
        return target.click();
      }
    }
  };

  // MARK: A line that has gone dead

  const waiter = "Waiting for an answer…";
  let waits = [];
  let isWaiting = false;
  // Told without arguments, what was answered is over.
  const notice = (el, number, kind) => {
    if (el) {
      if (!/^(activate|set|select|step|delete|dismiss|submit|tap)/.test(kind)) return;
      waits.push([number, el]);
      const isDue = () => state().acknowledged < number;
      setTimeout(() => { if (isDue()) el.dataset.pending = ""; }, 150);
      setTimeout(() => { if (isDue() && !one("#ippo-status").textContent) { isWaiting = true; status(waiter); } }, 1000);
      setTimeout(() => { if (isDue() && state().ready && Date.now() - state().heard > 8000) lose(); }, 8000);
      return;
    }
    everyFrame(reach, reach);
    const { acknowledged, ready } = state();
    waits = waits.filter(([number, el]) => {
      if (number > acknowledged) return true;
      delete el.dataset.pending;
    });
    if (isWaiting && !waits.length) {
      isWaiting = false;
      if (ready) status("");
    }
  };

  const watch = () => {
    import(document.body.dataset.keyboard).then((file) => file.default({ all, one, up, is }));
    const unseen = () => { document.body.classList.toggle("offline", !navigator.onLine); };
    unseen();
    on("online", unseen);
    on("offline", () => { unseen(); lose(); });
    setInterval(() => {
      if (!state().ready) return;
      const asked = Date.now();
      write(["ping"]);
      setTimeout(() => { if (state().ready && state().heard < asked) lose(); }, 8000);
    }, 15000);
  };

  // MARK: A page that is mounted anew is scrolled as the one before it was

  const rests = new Map();
  on("scroll", ({ target: el }) => {
    if (el.id) rests.set(el.id, [el.scrollLeft, el.scrollTop]);
  }, { capture: true, passive: true });
  new MutationObserver(() => {
    for (const [id, [left, top]] of rests) {
      const el = document.getElementById(id);
      if (!el) rests.delete(id);
      else if (!el.scrollLeft && !el.scrollTop) el.scrollTo({ left, top, behavior: "instant" });
    }
  }).observe(document.body, { childList: true });

  const settle = () => { fit(); hug(); measure(); align(); places(); reach(); carry(); focus(); };
  return { settle, scroll, refuse, shrink, shortcut, told: notice, watch };
};
