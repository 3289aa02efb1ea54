// Plays sounds and films for the app, each in an element of its own. An `ippo-video` of the page shows the one with its number.
import { doc } from "../shared/dom.js";

const shown = "ippo-video";
const players = {};

const show = (place) => place.show(players[place.getAttribute("player")]?.media);

// What plays goes on when the place that shows it leaves the page: browsers pause an element that leaves.
doc.addEventListener(shown, ({ detail }) => {
  const player = players[detail.getAttribute("player")];
  if (detail.isConnected || !player) return detail.isConnected && show(detail);
  const plays = !player.media.paused;
  player.moves = true;
  setTimeout(() => {
    player.moves = false;
    if (plays && !player.media.isConnected) player.play();
  });
});

const places = (id) => doc.querySelectorAll(`${shown}[player="${id}"]:defined`);

const begin = (id, source, say, ends) => {
  const media = doc.createElement("video");
  const player = { media, turn: 0, seek: 0, told: 0, interval: 0 };
  let timer;
  const tell = () => {
    clearTimeout(timer);
    timer = 0;
    if (player.moves || players[id] !== player) return;
    player.told = Date.now();
    say(id, "media", media.currentTime, Number.isFinite(media.duration) ? media.duration : null,
      media.paused || media.ended ? 0 : media.playbackRate, !media.paused && media.readyState < 3, media.ended,
      media.volume, media.muted, player.turn, player.seek);
  };
  const soon = () => { timer ||= setTimeout(tell); };
  player.play = () => media.play().catch(({ name }) => { if (name === "NotAllowedError") soon(); });
  for (const name of ["durationchange", "play", "playing", "pause", "waiting", "ended", "ratechange", "volumechange", "seeked"]) {
    media.addEventListener(name, soon);
  }
  media.addEventListener("timeupdate", () => {
    if (player.interval && Date.now() - player.told >= player.interval * 1000) soon();
  });
  media.addEventListener("error", () => {
    if (players[id] !== player) return;
    ends[id]();
    delete ends[id];
    say(id, "unavailable");
  });
  ends[id] = () => {
    delete players[id];
    media.pause();
    media.removeAttribute("src");
    media.load();
    places(id).forEach(show);
  };
  players[id] = player;
  media.playsInline = true;
  media.src = new URL(source, doc.baseURI);
  places(id).forEach(show);
  return player;
};

export default (say, ends) => (id, source, rate, turn, volume, muted, loop, position, seek, interval) => {
  const player = players[id] ?? begin(id, source, say, ends), { media } = player;
  Object.assign(media, { volume, muted, loop });
  player.interval = interval;
  if (seek !== player.seek) {
    player.seek = seek;
    media.currentTime = position;
  }
  if (turn === player.turn) return;
  player.turn = turn;
  // Browsers take speeds of a sixteenth to sixteen times.
  if (rate > 0) media.playbackRate = Math.max(rate, 0.0625);
  if (rate > 0) player.play();
  else media.pause();
};
