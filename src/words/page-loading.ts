/** The view of errors shows it. */
export const notLoaded = 'This page could not be loaded. Check the connection and try again.';
