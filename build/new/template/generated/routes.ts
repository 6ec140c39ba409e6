import { generatedRoutes as real } from '../../../../src/generated/routes.ts';

/** The pages of the site, and those of the templates. */
export const generatedRoutes = [
  ...real,
  { path: '/new-page' },
  { path: '/tools/new-tool' },
  { path: '/tools/newcheck' },
] as const;
