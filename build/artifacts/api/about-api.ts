import { site } from '../../../facts/site.ts';
import { API_VERSION } from '../../../src/api-docs/version.ts';

/** What both descriptions of the API say about themselves: the one place that says that it is illustrative. */
export const ABOUT_API = {
  title: `${site.brand} API`,
  version: API_VERSION,
  description:
    'Illustrative: no such service runs. The production address leads nowhere; the sandbox runs on your own machine, and its names, numbers and answers are made up.',
};
