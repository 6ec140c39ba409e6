/**
 * The oldest version of each engine that the site is made for: builds are aimed at it, and
 * `tests/floor` takes away what it lacks. Safari 15.4 is the last of the iPhone 6s and 7; Chrome 100
 * covers phones that stopped updating. What their visitors get is in `docs/browsers.md`.
 */
export const OLDEST = { safari: '15.4', chrome: '100', firefox: '100' } as const;

/** The same as the bundler names them: `safari15.4`. */
export const BROWSERS = Object.entries(OLDEST).map(([engine, version]) => engine + version);
