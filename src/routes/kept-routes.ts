import { routes } from './paths.ts';
import type { Route } from './route.ts';

/** Pages that every device keeps, in the order of all. */
export const keptRoutes = (routes as readonly Route[]).filter(({ pack }) => !pack);
