import type { Plugin } from 'vite';

/**
 * Has the worker's code read the routes from the list of pages next to it (`write-worker.ts`): one page
 * more is a line of a list, and no code.
 */
export const listedRoutes = (): Plugin => ({
  name: 'kolam:listed-routes',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/src/generated/routes.ts')
      ? 'export const generatedRoutes = self.__PAGES.routes;'
      : undefined,
});
