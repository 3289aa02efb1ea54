// What the core of the client lends: it hands it over when it has loaded this file.
export let tell, at, everyFrame, state, write, lose;

export const bind = (client) => { ({ tell, at, everyFrame, state, write, lose } = client); };
