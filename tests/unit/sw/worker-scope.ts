import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { Entry } from '../../../src/sw/manifest.ts';

export const ORIGIN = 'https://site.test';

/** A page that the worker accepts. */
export const pageHtml = (path: string, text = 'Hello') =>
  `<meta name="kolam-page" content="${path}"><script src="/assets/main.js"></script>${text}`;

export const pageEntry = (url: string, revision = 'r1'): Entry => ({ url, revision });

export const fileEntry = (url: string, content: string): Entry => ({
  url,
  revision: null,
  integrity: createHash('sha256').update(content).digest('base64').slice(0, 16),
});

/** What a server answers: a text, or a status, or nothing at all. */
export type Answer = string | number | 'unreachable' | Response;

/** The parts of a worker's global scope that src/sw uses, over a pretended server. */
export class WorkerScope {
  readonly cached = new Map<string, Response>();
  readonly asked: { path: string; cache: string | undefined }[] = [];
  answers: Record<string, Answer> = {};
  /** Requests that were under way at the same time. */
  mostAtOnce = 0;
  /** Files that the device holds. */
  room = Number.POSITIVE_INFINITY;
  #now = 0;

  constructor(entries: readonly Entry[]) {
    vi.resetModules();
    vi.stubGlobal('self', { __WB_MANIFEST: entries });
    vi.stubGlobal('location', new URL(ORIGIN));
    vi.stubGlobal('caches', { open: async () => this.cache });
    vi.stubGlobal('fetch', this.fetch);
  }

  readonly fetch = async (target: string | Request, init?: RequestInit): Promise<Response> => {
    const path = new URL(typeof target === 'string' ? target : target.url, ORIGIN).pathname;
    this.asked.push({ path, cache: init?.cache });
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#now);
    await new Promise((done) => setTimeout(done, 1));
    this.#now--;
    const answer = this.answers[path] ?? 404;
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (answer instanceof Response) return answer;
    if (typeof answer === 'number') return new Response('', { status: answer });
    const type = answer.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain';
    return new Response(answer, { headers: { 'content-type': type } });
  };

  readonly cache = {
    keys: async () => [...this.cached.keys()].map((url) => ({ url })),
    match: async (key: string, options?: { ignoreSearch: boolean }) => {
      const url = new URL(key, ORIGIN).href;
      const found = options?.ignoreSearch
        ? [...this.cached].find(([held]) => held.split('?')[0] === url)?.[1]
        : this.cached.get(url);
      return found?.clone();
    },
    put: async (key: string, response: Response) => {
      if (this.cached.size >= this.room) throw new DOMException('', 'QuotaExceededError');
      this.cached.set(new URL(key, ORIGIN).href, response);
    },
    delete: async (key: { url: string } | string) =>
      this.cached.delete(typeof key === 'string' ? key : key.url),
  };

  /** Paths of what is cached, without versions. */
  get paths(): string[] {
    return [...this.cached.keys()].map((url) => new URL(url).pathname).sort();
  }
}
