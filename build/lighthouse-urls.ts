import { type Route, routes } from '../src/paths.ts';

/** URLs that Lighthouse audits: every page of the route list, on the preview server's port. */
export const lighthouseUrls = (origin: string): string[] =>
  (routes as readonly Route[])
    // A page about this device alone asks search engines to stay away, which Lighthouse marks down.
    .filter(({ noIndex }) => !noIndex)
    .map(({ path }) => new URL(path, origin).href);
