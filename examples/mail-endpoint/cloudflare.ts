import { type Database, d1Store, forgetRows } from './d1-store.ts';
import type { Settings } from './settings.ts';
import endpoint from './worker.ts';

interface Bindings extends Omit<Settings, 'STORE'> {
  DATABASE: Database;
}

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/** The endpoint as a Worker of Cloudflare, over a D1 database. See wrangler.toml. */
export default {
  fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
    const response = endpoint.fetch(request, { ...bindings, STORE: d1Store(bindings.DATABASE) });
    // Else a visitor who leaves would end it between a delivery and its note.
    context.waitUntil(response);
    return response;
  },

  scheduled: (_event: unknown, { DATABASE }: Bindings): Promise<void> => forgetRows(DATABASE),
};
