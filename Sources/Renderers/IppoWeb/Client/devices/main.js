// Uses devices of the person for the app: notifications, the place, the voice, sounds and films, vibrations. The extras load it at the first use.
import { doc } from "../shared/dom.js";
import { say as announce } from "../shared/say.js";
import player from "./media.js";

// How uses that go on are ended, by their numbers.
const ends = {};
const shown = {};

const inFront = () => doc.visibilityState === "visible" && doc.hasFocus();

// The answers of the page to one request. After `end`, and where the page was asked for the same before, there are none.
export default (say) => {
  const uses = {
    notifications(id, asks) {
      if (!window.Notification) return say(id, "unavailable");
      const { permission } = Notification;
      const answer = (decision) => say(id, "allowed", decision === "granted");
      if (permission !== "default") return answer(permission);
      if (!asks) return say(id, "ended");
      const refuse = () => say(id, "refused");
      Notification.requestPermission().then((decision) => decision === "default" ? refuse() : answer(decision), refuse);
    },
    notify(id, tag, title, body, silent, isShownInFront) {
      if (!window.Notification) return say(id, "unavailable");
      if (Notification.permission !== "granted") return say(id, "refused");
      if (!isShownInFront && inFront()) return say(id, "inFront");
      let it;
      // Chromium on Android has the name, and leaves notifications to service workers.
      try { it = new Notification(title, { tag, body, silent, renotify: !!tag }); } catch { return say(id, "unavailable"); }
      shown[tag] = it;
      it.onshow = () => say(id, "shown");
      it.onerror = () => say(id, "unavailable");
      it.onclick = () => {
        focus();
        it.close();
        say(id, "activated");
      };
    },
    withdraw(id, tags) {
      for (const tag of tags) {
        shown[tag]?.close();
        delete shown[tag];
      }
    },
    location(id, isContinuous) {
      const device = navigator.geolocation;
      if (!device) return say(id, "unavailable");
      if (ends[id]) return;
      const found = ({ coords, timestamp }) => {
        const heading = coords.heading === coords.heading ? coords.heading : null;
        say(id, "location", coords.latitude, coords.longitude, coords.accuracy, coords.altitude, coords.altitudeAccuracy,
          heading, coords.speed, timestamp / 1000);
      };
      // A place that is not found now may be found later.
      const failed = ({ code }) => {
        if (code === 1 || !isContinuous) say(id, code === 1 ? "refused" : "unavailable");
      };
      const options = { enableHighAccuracy: true, timeout: 30000 };
      if (!isContinuous) return device.getCurrentPosition(found, failed, options);
      const watch = device.watchPosition(found, failed, options);
      ends[id] = () => device.clearWatch(watch);
    },
    speak(id, text, language, rate, pitch, volume) {
      if (!window.speechSynthesis) return say(id, "unavailable");
      const it = new SpeechSynthesisUtterance(text);
      if (language) it.lang = language;
      Object.assign(it, { rate, pitch, volume });
      ends[id] = () => speechSynthesis.cancel();
      it.onend = () => {
        delete ends[id];
        say(id, "ended");
      };
      it.onerror = ({ error }) => {
        delete ends[id];
        say(id, error === "not-allowed" ? "refused" : "unavailable");
      };
      speechSynthesis.speak(it);
    },
    media: player(say, ends),
    vibrate(id, lengths) { navigator.vibrate?.(lengths); },
    announce(id, text) { announce(text); },
    end(id) {
      ends[id]?.();
      delete ends[id];
    },
  };
  return (use, ...values) => uses[use](...values);
};
