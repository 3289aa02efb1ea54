// What the core of the client lends: it hands it over when it has loaded this file.
export let tell, at, everyFrame, frames, state, write, lose, openMenu, suppressClick, recall;

export const bind = (client) => {
  ({ tell, at, everyFrame, frames, state, write, lose, openMenu, suppressClick, recall } = client);
};
