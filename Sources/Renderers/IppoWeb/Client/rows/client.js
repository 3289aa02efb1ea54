// What the core of the client lends: it hands it over when it has loaded this file.
export let tell, state;

export const bind = (client) => { ({ tell, state } = client); };
