// The socket: opened, given up where it is silent, and opened again after growing, scattered times.
import { doc, on, status, word } from "../shared/dom.js";
import { place } from "../shared/frame.js";
import { extra } from "./extras.js";
import { pending, sent } from "./ledger.js";
import { forget, min, now } from "./numbers.js";
import { receive, revision, token } from "./session.js";

export let ready = false, heard = 0;
let socket = { close() {} }, tries = 0, retry;
// When a socket was given up that may still be open, and its hello on its way.
let left = 0;

// Whether the person knows of a lost connection, and not yet of its return.
let isTold;

// When the page was left last. Firefox closes the socket before the next page comes, which is no lost connection.
let leaving = 0;
for (const kind of ["beforeunload", "pagehide"]) on(kind, () => { leaving = now(); });

export const write = (message) => socket.send(JSON.stringify(message));

// Nothing more comes from the socket, however long it takes to close.
const drop = () => {
  ready = false;
  forget(retry);
  socket.onclose = socket.onmessage = null;
  socket.close();
};

export const connect = () => {
  drop();
  retry = setTimeout(lose, 15000);
  socket = new WebSocket(new URL("_ippo/live", doc.baseURI.replace("http", "ws")));
  socket.onopen = () => write(["hello", 2, token, revision, sent]);
  socket.onmessage = (message) => { heard = now(); receive(JSON.parse(message.data)); };
  socket.onclose = (event) => lose(event.code);
};

export const lose = (code) => {
  drop();
  if (!code) left = now();
  // Unless it was this page that took the session over from itself.
  if (code === 4409 && now() - left > 30000) return status(word(2));
  if (code === 1009) extra("shrink", pending);
  if (/100[37]|440[01]/.test(code)) {
    // Client and server do not understand each other: start over, though not again and again.
    const key = "ippo" + place;
    if (!(now() - sessionStorage[key] < 10000)) { sessionStorage[key] = now(); return location.reload(); }
  }
  if (now() - leaving > 3000) {
    isTold = 1;
    status(word(+!navigator.onLine));
  }
  retry = setTimeout(connect, min(30000, 250 * 2 ** tries++) * (0.5 + Math.random()));
};

export const wake = () => {
  if (ready) return;
  tries = 0;
  // A socket that is being opened, or was just opened, is given up, and its hello may come late.
  if (socket.readyState < 2) left = now();
  connect();
};

// The server has taken the hello.
export const open = () => {
  ready = true;
  forget(retry);
  tries = 0;
  status("");
  // The empty line says nothing to a person who does not see it.
  if (isTold) extra("say", word(6));
  isTold = 0;
};
