declare const openings: () => number;

/** In place of the connection to a database: there is none, and the simulation says how often it was opened. */
export const openingsOf = () => openings();

export const connection = () => () => Promise.reject(new Error('There is no database.'));
