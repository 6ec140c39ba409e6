import type { Route } from '../../src/routes/route.ts';

/** A language of the site as hosts are told of it. */
export interface HostedLanguage {
  /** '' for the default one. */
  prefix: string;
  /** Whether a listed page is under the prefix. Any other one leads to the default language. */
  has: (page: Route) => boolean;
}
