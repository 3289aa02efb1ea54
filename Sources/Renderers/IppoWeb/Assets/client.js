// The client of docs/wire-protocol.md: shows what the server says, says what a person does.
//
// No line of this file holds part of a comment and part of a statement that goes on, and no literal goes over several
// lines: the server leaves out comments and indentation.
"use strict";
(() => {
  const doc = document;
  const body = doc.body;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const byId = (id) => doc.getElementById(id);
  const find = (address) => byId("n" + address);
  const on = (type, action, options) => doc.addEventListener(type, action, options);
  const listen = (type, action, options) => addEventListener(type, action, options);
  const is = (el, selector) => el.matches(selector);
  const up = (el, selector) => el.closest(selector);
  const boxOf = (el) => el.getBoundingClientRect();
  const all = (selector, root = doc) => [...root.querySelectorAll(selector)];
  const isText = (el) => is(el, "textarea,input:not([type=checkbox],[type=radio],[type=range])");

  // MARK: Socket

  let socket, token = body.dataset.token, revision = +body.dataset.revision;
  let ready = false, tries = 0, heard = 0, retry;
  // Events that the server has not acknowledged. Everything up to `sent` was on a socket at least once.
  let sequence = 0, sent = 0, acknowledged = 0, pending = [];

  const write = (message) => socket.send(JSON.stringify(message));

  const transmit = () => {
    if (!ready) return;
    for (const event of pending) if (event[0] > sent) write(event);
    sent = sequence;
  };

  // Says that something was done to the node an element belongs to; returns the number of the event.
  const tell = (el, ...event) => {
    const node = parseInt(up(el, "[id^=n]").id.slice(1));
    const last = pending.at(-1);
    // While nobody listens, only the newest value of a control counts.
    if (last && last[0] > sent && last[1] === node && last[2] === event[0] && /^set/.test(event[0])) {
      last.splice(3, 1, event[1]);
      return sequence;
    }
    if (pending.length > 255) return sequence;
    pending.push([++sequence, node, ...event]);
    transmit();
    return sequence;
  };

  const acknowledge = (upTo) => {
    acknowledged = Math.max(acknowledged, upTo);
    pending = pending.filter((event) => event[0] > acknowledged);
  };

  const status = (text) => { byId("ippo-status").textContent = text; };

  const environment = () => {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const size = { width: innerWidth, height: innerHeight };
    if (ready) write(["env", { dark: dark.matches, still: still.matches, language: locale, zone: timeZone, ...size }]);
  };

  const connect = () => {
    clearTimeout(retry);
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + "/_ippo/live");
    socket.onopen = () => write(["hello", 1, token, revision]);
    socket.onmessage = (message) => { heard = Date.now(); receive(JSON.parse(message.data)); };
    socket.onclose = (event) => lose(event.code);
  };

  const lose = (code) => {
    ready = false;
    if (code === 4409) return status("This page is open in another place.");
    if ([1003, 1007, 1009, 4400, 4401].includes(code)) {
      // Client and server do not understand each other: start over, though not again and again.
      const last = +sessionStorage.ippoReload || 0;
      sessionStorage.ippoReload = Date.now();
      if (Date.now() - last > 10000) return location.reload();
    }
    status("Reconnecting…");
    retry = setTimeout(connect, Math.min(30000, 250 * 2 ** tries++) * (0.5 + Math.random()));
  };

  const wake = () => { if (socket.readyState === WebSocket.CLOSED) { tries = 0; connect(); } };

  const go = (upTo) => {
    acknowledge(upTo);
    sent = upTo;
    sequence = Math.max(sequence, upTo);
    ready = true;
    tries = 0;
    status("");
    environment();
    transmit();
  };

  const receive = (message) => {
    const [kind, ...rest] = message;
    if (typeof kind === "number") {
      const [upTo, ...patches] = rest;
      acknowledge(upTo);
      if (patches.length && kind > revision) {
        // A frame is missing: the server sends it again to a new socket.
        if (kind !== revision + 1) return socket.close();
        revision = kind;
        if (revision % 32 === 0) write(["ack", revision]);
        apply(patches);
      }
    } else if (kind === "welcome") {
      token = rest[0];
      go(rest[2]);
    } else if (kind === "mount") {
      if (rest[0] !== token) { pending = []; acknowledged = sent = sequence = rest[2]; }
      [token, revision] = rest;
      const page = make(rest[3]);
      const old = doc.querySelector(".window");
      if (old) old.replaceWith(page); else body.prepend(page);
      settle();
      go(rest[2]);
    } else if (kind === "error") acknowledge(rest[0]);
  };

  // MARK: Elements

  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (target.isConnected) tell(target, "resize", contentRect.width, contentRect.height);
    }
  });

  // The newest value a person gave a control, by event number; and whether an input method is at work in it.
  const given = new WeakMap();
  let composing = null;

  const setValue = (el, value) => {
    if (el.value === value || composing === el || given.get(el) > acknowledged) return;
    if (el !== doc.activeElement || el.selectionStart == null) { el.value = value; return; }
    // The caret stays where it was: counted from the end if what follows it is the same.
    const { value: old, selectionStart: start, selectionEnd: end } = el;
    const shift = value.endsWith(old.slice(end)) ? value.length - old.length : 0;
    el.value = value;
    el.setSelectionRange(Math.max(0, start + shift), Math.max(0, end + shift));
  };

  const set = (el, name, value) => {
    const tag = el.localName;
    if (name === "value" && (tag === "select" || isText(el) || el.type === "range")) setValue(el, value || "");
    else if (name === "checked") { if (!(given.get(el) > acknowledged)) el.checked = value != null; }
    else if (name === "open" && tag === "dialog") return;
    else if (value == null) el.removeAttribute(name);
    else if (name !== "href" || /^(https?:|mailto:|tel:|sms:|facetime:|[^:]*([/?#]|$))/i.test(value)) {
      el.setAttribute(name, value);
    }
  };

  const make = (item, isVector) => {
    if (typeof item === "string") return doc.createTextNode(item);
    const [tag, address, attributes, styles, ...children] = item;
    isVector = isVector || tag === "svg";
    const el = isVector ? doc.createElementNS("http://www.w3.org/2000/svg", tag) : doc.createElement(tag);
    if (address) el.id = "n" + address;
    if (attributes.type) el.type = attributes.type;
    el.append(...children.map((child) => make(child, isVector)));
    // After the content: the value of a select names an option; after the limits, the value of a range.
    const entries = Object.entries(attributes).filter(([name]) => name !== "value");
    for (const [name, value] of entries) set(el, name, value);
    if (attributes.value != null) set(el, "value", attributes.value);
    for (const [name, value] of Object.entries(styles)) el.style.setProperty(name, value);
    return el;
  };

  // MARK: Animation

  let timing = null;

  const spring = (mass, stiffness, damping, velocity, seconds) => {
    const frequency = Math.sqrt(stiffness / mass);
    const ratio = Math.min(damping / (2 * Math.sqrt(stiffness * mass)), 0.9999);
    const damped = frequency * Math.sqrt(1 - ratio * ratio);
    const points = [];
    for (let i = 0; i <= 40; i++) {
      const t = (i / 40) * seconds;
      const swing = Math.cos(damped * t) + ((ratio * frequency - velocity) / damped) * Math.sin(damped * t);
      points.push((1 - Math.exp(-ratio * frequency * t) * swing).toFixed(4));
    }
    points[40] = 1;
    return `linear(${points})`;
  };

  const timed = ([curve, duration, delay, repeats, alternates]) => {
    const [kind, ...values] = curve;
    const easing = kind === "s" ? spring(...values, duration / 1000) : `cubic-bezier(${values})`;
    const direction = alternates ? "alternate" : "normal";
    return { duration, delay, easing, direction, iterations: repeats || Infinity, fill: "backwards" };
  };

  const play = (el, frames, options) => (still.matches ? null : el.animate(frames, options));

  const edges = { top: "0 -100%", bottom: "0 100%", leading: "-100% 0", trailing: "100% 0" };

  // The keyframe of a data-transition value: [in, out].
  const keyframe = (el, isOut) => {
    const ways = (el.dataset?.transition ?? "").split("/");
    const frame = {};
    for (const part of (ways[isOut ? 1 : 0] ?? ways[0]).split(",")) {
      const [kind, first, ...more] = part.split(" ");
      if (kind === "opacity") frame.opacity = 0;
      if (kind === "move") frame.translate = edges[first];
      if (kind === "scale") { frame.scale = first; frame.transformOrigin = more.join(" "); }
      if (kind === "offset") frame.translate = first + " " + more.join(" ");
    }
    return Object.keys(frame).length ? frame : null;
  };

  const push = { duration: 350, easing: "cubic-bezier(.2,.8,.2,1)" };

  const enter = (el) => {
    if (is(el, ".page") && el.previousElementSibling) play(el, { translate: ["40% 0", "0 0"], opacity: [0, 1] }, push);
    const from = timing && keyframe(el, false);
    if (from) play(el, [from, {}], timing);
  };

  const remove = (el) => {
    if (!el) return;
    let out = null;
    if (is(el, "dialog.dialog")) out = { opacity: 0, scale: 0.94 };
    else if (is(el, "dialog,.page")) out = { translate: is(el, ".page") ? "100% 0" : "0 100%" };
    if (is(el, "dialog")) el.close();
    if (!out || still.matches || !el.isConnected) return el.remove();
    // The page goes on at once; what is leaving is only a picture.
    el.inert = true;
    el.classList.add("leaving");
    for (const part of [el, ...all("[id]", el)]) part.removeAttribute("id");
    el.animate([{}, out], { duration: 250, easing: "ease-in-out", fill: "forwards" }).finished.then(() => el.remove());
  };

  const restyle = (el, styles) => {
    const names = Object.keys(styles);
    const look = () => Object.fromEntries(names.map((name) => [name, getComputedStyle(el).getPropertyValue(name)]));
    const before = timing && look();
    for (const name of names) {
      if (styles[name] == null) el.style.removeProperty(name); else el.style.setProperty(name, styles[name]);
    }
    if (!before) return;
    const camel = (frame) => Object.fromEntries(
      Object.entries(frame).filter(([name]) => name[1] !== "-")
        .map(([name, value]) => [name.replace(/-./g, (match) => match[1].toUpperCase()), value]));
    play(el, [camel(before), camel(look())], timing);
  };

  // Where nodes are, so that what gives way to a change glides (first, last, invert, play).
  const places = () => {
    const rects = new Map();
    for (const el of all(".window [id^=n]").slice(0, 600)) rects.set(el, boxOf(el));
    return rects;
  };

  const glide = (before, options) => {
    const shift = (el) => {
      const old = before.get(el);
      if (!old) return null;
      const now = boxOf(el);
      return [old.left - now.left, old.top - now.top];
    };
    const moves = [];
    for (const el of before.keys()) {
      if (!el.isConnected || is(el, ".leaving")) continue;
      const own = shift(el);
      const outer = shift(up(el.parentElement, "[id^=n]") ?? el) ?? [0, 0];
      const [x, y] = [own[0] - outer[0], own[1] - outer[1]];
      if (Math.abs(x) + Math.abs(y) > 1) moves.push([el, `translate(${x}px,${y}px)`]);
    }
    for (const [el, transform] of moves) play(el, { transform: [transform, "none"] }, options);
  };

  // MARK: Patches

  const apply = (patches) => {
    const announced = patches.find((patch) => patch[0] === "@" && patch.length > 1);
    const before = announced && !still.matches ? places() : null;
    const frees = dragged.splice(0);
    for (const [kind, address, ...rest] of patches) {
      const el = find(address);
      if (kind === "@") timing = address ? timed([address, ...rest]) : null;
      else if (!el) continue;
      else if (kind === "t") el.textContent = rest[0];
      else if (kind === "c") el.replaceChildren(...rest.map((child) => make(child, el.localName === "svg")));
      else if (kind === "a") {
        const wasLeaving = is(el, ".leaving");
        for (const [name, value] of Object.entries(rest[0])) set(el, name, value);
        const isLeaving = is(el, ".leaving");
        if (isLeaving && !wasLeaving) {
          const out = timing && keyframe(el, true);
          if (out) play(el, [{}, out], { ...timing, fill: "forwards" });
        } else if (wasLeaving && !isLeaving) for (const animation of el.getAnimations()) animation.cancel();
      } else if (kind === "s") restyle(el, rest[0]);
      else if (kind === "r") remove(el);
      else if (kind === "x") el.replaceWith(make(rest[0]));
      else {
        const child = kind === "m" ? find(rest[1]) : make(rest[1], el.localName === "svg");
        if (!child) continue;
        el.insertBefore(child, rest[0] ? find(rest[0]) : null);
        if (kind === "i") enter(child);
      }
    }
    for (const free of frees) free();
    if (before) glide(before, timed(announced.slice(1)));
    timing = null;
    settle();
  };

  // What follows from the page as a whole, after every change of it.
  const settle = () => {
    for (const el of all("[data-geometry]:not([data-observed])")) { el.dataset.observed = ""; sizes.observe(el); }
    for (const el of all("dialog[data-presentation]")) {
      if (is(el, ":modal,.leaving")) continue;
      el.removeAttribute("open");
      el.showModal();
      el.querySelector("[data-default]")?.focus();
    }
    for (const el of all(".popover:not(:popover-open)")) {
      el.showPopover();
      place(el, byId(el.dataset.anchor) ?? body);
    }
    for (const el of all("[data-focus]")) {
      const target = byId(el.id + "i") ?? el;
      const key = el.dataset.focus;
      if (el.dataset.focused === key) continue;
      el.dataset.focused = key;
      if (key === "1" && target !== doc.activeElement) target.focus();
      else if (key === "0" && target === doc.activeElement) target.blur();
    }
    const page = all(".page").filter((el) => el.checkVisibility() && !is(el, ".leaving")).at(-1);
    doc.title = page?.dataset.title || body.dataset.title;
    chronicle();
  };

  // MARK: History: each page that can be left is an entry, so that the browser's back button leaves it.

  let depth = 0, ignored = 0;
  const leavable = () => all(".page[data-back]:not(.leaving)").filter((el) => !up(el, "dialog,[hidden]"));

  const chronicle = () => {
    const now = leavable().length;
    for (; depth < now; depth++) history.pushState({ depth: depth + 1 }, "");
    if (depth > now) { ignored++; history.go(now - depth); depth = now; }
  };

  listen("popstate", (event) => {
    if (ignored) { ignored--; return; }
    const target = event.state?.depth ?? 0;
    if (target < depth) {
      depth = target;
      const top = leavable().at(-1);
      if (top) tell(top, "dismiss");
    } else if (target > depth) { ignored++; history.go(depth - target); }
  });

  // MARK: Menus

  const place = (el, anchor, at) => {
    const box = boxOf(anchor);
    const x = at ? at.x : box.left;
    const y = at ? at.y : box.bottom + 6;
    const above = (at ? at.y : box.top) - el.offsetHeight - 6;
    el.style.left = Math.max(8, Math.min(x, innerWidth - el.offsetWidth - 8)) + "px";
    el.style.top = (y + el.offsetHeight > innerHeight - 8 && above > 0 ? above : y) + "px";
  };

  const items = (menu) => all("[role^=menuitem]:not(:disabled)", menu).filter((el) => up(el, "[role=menu]") === menu);

  const openMenu = (menu, anchor, at) => {
    menu.showPopover();
    place(menu, anchor, at);
    items(menu)[0]?.focus();
  };

  on("toggle", ({ target, newState }) => {
    if (!(target instanceof Element)) return;
    const button = doc.querySelector(`[data-menu="${target.id}"]`);
    button?.setAttribute("aria-expanded", newState === "open");
    if (newState === "closed" && is(target, ".popover")) tell(target, "dismiss");
  }, true);

  const closeMenus = () => { for (const menu of all("[role=menu]:popover-open")) menu.hidePopover(); };

  // MARK: Events

  const states = ["aria-pressed", "aria-expanded", "aria-checked"];
  let suppressed = false;

  const actions = {
    setOn: (el) => tell(el, "setOn", el.getAttribute(states.find((name) => el.hasAttribute(name))) !== "true"),
    select: (el) => tell(el, "select", +el.dataset.index),
    step: (el) => tell(el, "step", +el.dataset.step),
  };

  const at = (el, event) => {
    const box = boxOf(el);
    return [event.clientX - box.left, event.clientY - box.top];
  };

  on("click", (event) => {
    if (suppressed) { suppressed = false; event.preventDefault(); event.stopPropagation(); return; }
    const menu = up(event.target, "[data-menu]");
    const el = up(event.target, "[data-event]");
    if (menu && !el?.closest("[role=menu]")) {
      const list = byId(menu.dataset.menu);
      if (is(list, ":popover-open")) list.hidePopover(); else openMenu(list, menu);
      return;
    }
    if (el && !is(el, "input,select,textarea,:disabled")) {
      const kind = el.dataset.event;
      const focusAfter = kind === "delete" && up(el, "li")?.nextElementSibling;
      (actions[kind] ?? (() => tell(el, kind)))(el);
      if (focusAfter) focusAfter.focus();
      if (up(el, "[role=menu]")) closeMenus();
      return;
    }
    const dialog = is(event.target, "dialog") && event.target;
    if (dialog && !is(dialog, "[data-locked],.alert,.cover")) {
      const [x, y] = at(dialog, event);
      if (x < 0 || y < 0 || x > dialog.offsetWidth || y > dialog.offsetHeight) tell(dialog, "dismiss");
    }
    const target = !up(event.target, "input,select,textarea,a") && up(event.target, "[data-gestures~=tap]");
    if (target) tell(target, "tap", Math.min(event.detail || 1, 10), ...at(target, event));
  }, true);

  const frames = new Map();
  const everyFrame = (key, action) => {
    if (!frames.has(key)) requestAnimationFrame(() => { const last = frames.get(key); frames.delete(key); last(); });
    frames.set(key, action);
  };

  on("input", ({ target: el }) => {
    const kind = el.dataset.event;
    if (!kind || composing === el) return;
    if (kind === "setValue") {
      // Until the frame the value is the person's all the same.
      given.set(el, Infinity);
      return everyFrame(el, () => given.set(el, tell(el, kind, +el.value)));
    }
    const value = kind === "setOn" ? el.checked : kind === "select" ? +el.value : el.value;
    const number = tell(el, kind, value);
    given.set(el, number);
    if (el.type === "radio") for (const other of all(`[name="${el.name}"]`)) given.set(other, number);
  });

  on("compositionstart", ({ target }) => { composing = target; });
  on("compositionend", ({ target }) => {
    composing = null;
    target.dispatchEvent(new Event("input", { bubbles: true }));
  });

  const editing = (isOn) => ({ target: el }) => {
    if (!(el instanceof Element)) return;
    if (el.dataset.event === "setText") tell(el, "editing", isOn);
    const managed = up(el, "[data-focus]");
    if (managed) { managed.dataset.focused = isOn ? "1" : "0"; tell(managed, "focus", isOn); }
  };
  on("focusin", editing(true));
  on("focusout", editing(false));

  on("change", ({ target: el }) => {
    if (el.dataset.event === "setValue") tell(el, "editing", false);
  });

  on("cancel", (event) => {
    const el = event.target;
    if (!is(el, "dialog")) return;
    event.preventDefault();
    if (!is(el, "[data-locked]")) tell(el, "dismiss");
  }, true);

  const siblings = (row) => [...row.parentElement.children];
  const moveTo = (row, index) => tell(row, "move", index);

  const neighbour = (list, el, key) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key];
    if (key === "Home") return list[0];
    if (key === "End") return list.at(-1);
    return step && list[(list.indexOf(el) + step + list.length) % list.length];
  };

  const shortcut = (event) => {
    for (const el of all("[aria-keyshortcuts]")) {
      for (const keys of el.getAttribute("aria-keyshortcuts").split(" ")) {
        const parts = keys.split("+");
        const key = { Space: " ", Plus: "+" }[parts.at(-1)] ?? parts.at(-1);
        const command = event.metaKey || event.ctrlKey;
        const fits = (parts.includes("Meta") || parts.includes("Control")) === command
          && parts.includes("Alt") === event.altKey && parts.includes("Shift") === event.shiftKey;
        const target = is(el, "[data-event]") ? el : el.querySelector("[data-event]");
        if (fits && key.toLowerCase() === event.key.toLowerCase() && target && !up(el, "[inert],li") && el.checkVisibility()) {
          return target;
        }
      }
    }
  };

  on("keydown", (event) => {
    const { target: el, key } = event;
    if (event.isComposing || !(el instanceof Element)) return;
    const stop = () => event.preventDefault();
    const menu = up(el, "[role=menu]");
    const list = menu ? items(menu) : is(el, "[role=tab]") ? all("[role=tab]", el.parentElement) : [];
    const next = list.length && neighbour(list, el, key);
    if (next) { stop(); next.focus(); if (!menu) next.click(); return; }
    if (menu && key.length === 1 && key !== " ") {
      list.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))?.focus();
      return;
    }
    if (key === "Enter" && is(el, "input[data-event=setText]")) {
      tell(el, "submit");
      return up(el, "dialog")?.querySelector("[data-default]")?.click();
    }
    const row = up(el, "li");
    if (row && !is(el, "input,textarea,select")) {
      if ((key === "Delete" || key === "Backspace") && is(row, "[data-deletable]")) {
        stop();
        (row.nextElementSibling ?? row.previousElementSibling)?.focus();
        return tell(row, "delete");
      }
      const step = { ArrowUp: -1, ArrowDown: 1 }[key];
      if (step && event.altKey && is(row, "[data-movable]")) {
        stop();
        const index = siblings(row).indexOf(row) + step;
        if (index >= 0 && index < siblings(row).length) moveTo(row, index);
        return;
      }
      if (step && !event.altKey && row === el) {
        stop();
        return (step > 0 ? row.nextElementSibling : row.previousElementSibling)?.focus();
      }
    }
    if ((key === "Enter" || key === " ") && is(el, "li[data-event],[role=button]:not(button),[role=link]:not(a)")) {
      stop();
      return el.click();
    }
    const target = shortcut(event);
    if (target) { stop(); target.click(); }
  });

  on("contextmenu", (event) => {
    const el = up(event.target, "[data-context-menu]");
    if (!el) return;
    event.preventDefault();
    openMenu(byId(el.dataset.contextMenu), el, { x: event.clientX, y: event.clientY });
  });

  // MARK: Pointer: swiping rows, dragging rows, gestures

  let track = null;
  // What takes the transforms of a dropped row away, once the server has moved it.
  const dragged = [];

  const endSwipe = (except) => {
    for (const row of all(".swiped")) {
      if (row === except) continue;
      row.classList.remove("swiped");
      row.style.removeProperty("--swipe");
    }
  };

  on("pointerdown", (event) => {
    suppressed = false;
    const el = event.target;
    if (event.button || !(el instanceof Element)) return;
    const row = up(el, "li.row");
    if (!up(el, ".swiped")) endSwipe();
    const start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    const gesture = up(el, "[data-gestures~=drag]");
    if (up(el, ".row-handle") && is(row, "[data-movable]")) {
      track = { ...start, kind: "row", row, from: siblings(row).indexOf(row) };
      event.preventDefault();
    } else if (gesture) track = { ...start, kind: "drag", el: gesture, origin: at(gesture, event) };
    else if (row?.querySelector(".row-delete,.row-actions") && !up(el, "input,.row-remove,.row-delete,.row-actions")) {
      track = { ...start, kind: "swipe", row };
    }
    const pressed = up(el, "[data-gestures~=longPress],[data-context-menu]");
    if (pressed) {
      const timer = setTimeout(() => {
        suppressed = true;
        track = null;
        if (pressed.dataset.contextMenu) openMenu(byId(pressed.dataset.contextMenu), pressed, start);
        else tell(pressed, "longPress");
      }, 500);
      const stop = () => clearTimeout(timer);
      for (const name of ["pointerup", "pointercancel"]) addEventListener(name, stop, { once: true });
      listen("pointermove", ({ clientX, clientY }) => {
        if (Math.hypot(clientX - start.x, clientY - start.y) > 8) stop();
      }, { once: true });
    }
  });

  const drop = (row, y) => {
    const rows = siblings(row).filter((other) => other !== row);
    const index = rows.findIndex((other) => {
      const box = boxOf(other);
      return y < box.top + box.height / 2;
    });
    return index < 0 ? rows.length : index;
  };

  on("pointermove", (event) => {
    if (!track || event.pointerId !== track.id) return;
    const x = event.clientX - track.x;
    const y = event.clientY - track.y;
    const { row, el, kind } = track;
    if (!track.active) {
      if (Math.hypot(x, y) < 8) return;
      if (kind === "swipe" && Math.abs(y) > Math.abs(x)) { track = null; return; }
      track.active = true;
      (row ?? el).setPointerCapture(track.id);
      row?.classList.add(kind === "swipe" ? "swiped" : "lifted");
    }
    if (kind === "swipe") {
      track.shift = Math.min(row.querySelector(".leading") ? 160 : 0, x);
      row.style.setProperty("--swipe", track.shift + "px");
    } else if (kind === "row") row.style.transform = `translateY(${y}px)`;
    else everyFrame(el, () => tell(el, "drag", "changed", ...track?.origin ?? [0, 0], ...at(el, event)));
  });

  const finish = (isDone) => (event) => {
    if (!track || event.pointerId !== track.id) return;
    const { row, el, kind, active, shift, origin } = track;
    if (active) {
      suppressed = event.type === "pointerup" && event.pointerType === "mouse";
      if (kind === "drag") {
        frames.set(el, () => {});
        tell(el, "drag", isDone ? "ended" : "cancelled", ...origin, ...at(el, event));
      } else if (kind === "row") {
        const index = drop(row, event.clientY);
        const free = () => { row.style.transform = ""; row.classList.remove("lifted"); };
        if (isDone && index !== track.from) { dragged.push(free); moveTo(row, index); } else free();
      } else {
        const remove = row.querySelector(".row-delete");
        if (isDone && remove && shift < row.offsetWidth * -0.55) { endSwipe(); tell(row, "delete"); }
        else if (isDone && Math.abs(shift) > 40) row.style.setProperty("--swipe", (shift < 0 ? -88 : 88) + "px");
        else endSwipe();
      }
    }
    track = null;
  };
  on("pointerup", finish(true));
  on("pointercancel", finish(false));

  // Pulling a list down at its top refreshes it.
  let pull = null;
  on("touchstart", ({ target, touches }) => {
    const el = up(target, "[data-refresh]");
    const scroller = up(target, ".page-content,[data-refresh]");
    pull = el && scroller.scrollTop <= 0 ? { el, y: touches[0].clientY } : null;
  }, { passive: true });
  on("touchend", ({ changedTouches }) => {
    if (pull && changedTouches[0].clientY - pull.y > 90) tell(pull.el, "refresh");
    pull = null;
  });

  // MARK: Start

  const sheet = byId("ippo-styles");
  for (const rule of sheet.sheet.cssRules) {
    const el = doc.querySelector(rule.selectorText);
    if (el) el.style.cssText = rule.style.cssText;
  }
  sheet.remove();
  for (const el of all("[data-event=setText]")) if (el.value !== el.defaultValue) given.set(el, tell(el, "setText", el.value));
  settle();
  connect();
  listen("online", wake);
  on("visibilitychange", () => { if (!doc.hidden) wake(); });
  for (const query of [dark, still]) query.addEventListener("change", environment);
  listen("resize", () => everyFrame("environment", environment));
  setInterval(() => {
    if (!ready) return;
    if (Date.now() - heard > 45000) socket.close(); else write(["ping"]);
  }, 20000);
})();
