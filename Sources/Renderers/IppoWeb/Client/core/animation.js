// Animations: the server says where things go and how they get there; the browser plays it.
import { data, is, still } from "../shared/dom.js";
import { dress } from "./elements.js";
import { exp, min, sqrt } from "./numbers.js";

// How the changes of the frame that is being applied are played, or nothing.
export let timing;

const spring = (mass, stiffness, damping, velocity, seconds) => {
  const frequency = sqrt(stiffness / mass);
  const ratio = min(damping / (2 * sqrt(stiffness * mass)), 0.9999);
  const damped = frequency * sqrt(1 - ratio * ratio);
  const points = [];
  for (let i = 0; i < 40; i++) {
    const t = (i / 40) * seconds;
    const swing = Math.cos(damped * t) + ((ratio * frequency - velocity) / damped) * Math.sin(damped * t);
    points.push((1 - exp(-ratio * frequency * t) * swing).toFixed(4));
  }
  // Browsers without `linear()` throw where it is played.
  const easing = `linear(${points},1)`;
  return CSS.supports("animation-timing-function", easing) ? easing : "ease-out";
};

const timed = ([kind, ...values], duration, delay, repeats, alternates) => {
  const easing = kind === "s" ? spring(...values, duration / 1000) : `${kind === "b" ? "cubic-bezier" : kind}(${values})`;
  const direction = alternates ? "alternate" : "normal";
  return { duration, delay, easing, direction, iterations: repeats || Infinity, fill: "backwards" };
};

export const setTiming = (curve, ...rest) => { timing = curve && timed(curve, ...rest); };

const play = (el, frames, options) => still.matches || el.animate(frames, options);

// Plays a data-transition value: what an element comes from, or goes to.
export const transition = (el, isOut) => {
  // Veil and panel each have a way of their own.
  if (is(el, ".bottom-sheet")) for (const part of el.children) transition(part, isOut);
  const ways = data(el).transition?.split("/");
  if (!timing || !ways) return;
  const frame = {};
  for (const part of (isOut && ways[1] || ways[0]).split(",")) {
    const [name, ...values] = part.split(" ");
    frame[name] = values.join(" ");
  }
  play(el, isOut ? [{}, frame] : [frame, {}], { ...timing, fill: "both", id: isOut });
};

export const enter = (el) => {
  if (is(el, ".navigation:not(.columns)>*+*")) {
    const push = { duration: 350, easing: "cubic-bezier(.2,.8,.2,1)" };
    play(el, { translate: ["40%", 0], opacity: [0, 1] }, push);
  }
  transition(el);
};

// An element begins to leave, or turns round on its way.
export const leave = (el, isLeaving) => {
  if (isLeaving) { transition(el, true); el.close?.(); }
  else for (const animation of el.getAnimations({ subtree: true })) {
    if (animation.id) { animation.reverse(); animation.id = ""; }
  }
};

// An attribute of an element. An outline goes over into another one with as many parts; WebKit, which has no such property of
// styles, shows the new one at once.
const outline = (el) => getComputedStyle(el).d;
const form = (path) => path.replace(/[\d.-]+/g, "");
export const assign = (el, name, value) => {
  const before = name === "d" && timing && outline(el);
  el.setAttribute(name, value);
  if (before && form(before) === form(outline(el))) play(el, [{ d: before }, {}], timing);
};

export const restyle = (el, styles) => {
  const look = () => {
    const frame = {}, style = getComputedStyle(el);
    for (const name in styles) {
      const key = name.replace(/-./g, (match) => match[1].toUpperCase());
      // Custom properties have no values between.
      if (name[1] !== "-") frame[key] = style[key];
    }
    return frame;
  };
  const before = timing && look();
  dress(el, styles);
  if (before) play(el, [before, look()], timing);
};
