import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { makeDelta } from '../../../build/artifacts/worker/make-delta.ts';
import { CACHE_NAME } from '../../../src/core/contract.ts';
import {
  LANGUAGE_LIST,
  LANGUAGE_PACK,
  type LanguageList,
} from '../../../src/core/languages/language-files.ts';
import { keptRoutes } from '../../../src/routes/kept-routes.ts';
import { PACK_FILE, partFile, SHELL_FILE } from '../../../src/routes/page-files.ts';
import { slot, writePack, writePart } from '../../../src/routes/page-part.ts';
import type { Entry } from '../../../src/sw/manifest.ts';
import { SmallLocks } from './small-locks.ts';

export const ORIGIN = 'https://site.test';

export const integrityOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64').slice(0, 16);

export const fileEntry = (url: string, content: string): Entry => ({
  url,
  integrity: integrityOf(content),
});

/** What a server responds with: a text, or a status, or nothing at all. */
export type Served = string | number | 'unreachable' | Response;

/** Prefix of the other language of the builds that have one. */
export const HINDI = '/hi';

const API_LIST = `/api/${LANGUAGE_LIST}`;

/** A build as a server holds it: pages with a text each, and files. */
export class SmallBuild {
  readonly shell: string;
  readonly parts: readonly string[];
  readonly pack: string;

  /**
   * @param files content of each file other than a page, by its path
   * @param text what each page says, after its own path
   * @param hindi what it says in another language, for a build that has one
   * @param api content of each file for integrators
   * @param untranslated paths of pages that the other language lacks
   */
  constructor(
    readonly files: Record<string, string>,
    text = '',
    shell = 'shell',
    readonly hindi = '',
    readonly api: Record<string, string> = {},
    readonly untranslated: readonly string[] = [],
  ) {
    this.shell = `<html>${shell} ${slot('main')}</html>`;
    this.parts = keptRoutes.map(({ path }) => writePart({ main: path + text }));
    this.pack = writePack([this.shell, ...this.parts]);
  }

  /** Everything that the server of this build responds with. */
  get responses(): Record<string, Served> {
    const parts = keptRoutes.map(({ path }, i) => [`/${partFile(path)}`, this.parts[i] as string]);
    return {
      ...this.files,
      ...Object.fromEntries(parts),
      [`/${SHELL_FILE}`]: this.shell,
      [`/${PACK_FILE}`]: this.pack,
      ...this.ofLanguage,
      ...this.api,
      [API_LIST]: this.apiList,
    };
  }

  get apiList(): string {
    const files = Object.entries(this.api).map(([url, text]) => [url, integrityOf(text)] as const);
    const list: LanguageList = { packFrom: 1_000_000, files };
    return JSON.stringify(list);
  }

  /** Files that the other language has for itself. */
  get languageFiles(): Record<string, string> {
    if (!this.hindi) return {};
    const parts = keptRoutes
      .filter(({ path }) => !this.untranslated.includes(path))
      .map(({ path }) => [`${HINDI}/${partFile(path)}`, writePart({ main: path + this.hindi })]);
    return {
      ...Object.fromEntries(parts),
      [`${HINDI}/${SHELL_FILE}`]: this.shell.replace('<html>', '<html lang="hi">'),
      [`/assets/words-${this.hindi}.js`]: this.hindi,
    };
  }

  /** All that its server holds of the other language, with list and pack. */
  get ofLanguage(): Record<string, string> {
    if (!this.hindi) return {};
    const files = this.languageFiles;
    const deltas = Object.entries(files).map(([url, text]) => {
      const index = keptRoutes.findIndex(({ path }) => url === `${HINDI}/${partFile(path)}`);
      const base = this.parts[index];
      return base ? makeDelta(text, base, url.slice(HINDI.length)) : makeDelta(text, '', '');
    });
    const list: LanguageList = {
      packFrom: PACK_FROM,
      files: Object.entries(files).map(([url, text]) => [url, integrityOf(text)]),
    };
    return {
      ...files,
      [`${HINDI}/${LANGUAGE_PACK}`]: writePack(deltas),
      [`${HINDI}/${LANGUAGE_LIST}`]: JSON.stringify(list),
    };
  }

  /** What the worker knows of its languages. */
  get languageLists(): Record<string, string> {
    const list = this.ofLanguage[`${HINDI}/${LANGUAGE_LIST}`];
    return {
      ...(Object.keys(this.api).length > 0 ? { '/api': integrityOf(this.apiList) } : {}),
      ...(list ? { [HINDI]: integrityOf(list) } : {}),
    };
  }

  /** Paths of everything that the worker keeps of the other language. */
  get languagePaths(): string[] {
    return [`${HINDI}/${LANGUAGE_LIST}`, ...Object.keys(this.languageFiles)].sort();
  }

  /** Paths of everything that the worker keeps of it. */
  get paths(): string[] {
    const pages = [SHELL_FILE, ...keptRoutes.map(({ path }) => partFile(path))];
    return [...pages.map((file) => `/${file}`), ...Object.keys(this.files)].sort();
  }
}

/** From so many missing files on the tests' builds name the pack. */
export const PACK_FROM = 5;

/** What may become of a cached file. `unreadable` is what a browser's own checksum makes of a flipped bit. */
export const DAMAGES = ['flipped', 'cut', 'emptied', 'unreadable'] as const;
export type Damage = (typeof DAMAGES)[number];

function damaged(bytes: Uint8Array<ArrayBuffer>, how: Damage): Response {
  if (how === 'cut') return new Response(bytes.slice(0, -1));
  if (how === 'emptied') return new Response('');
  if (how === 'unreadable')
    return new Response(
      new ReadableStream({ pull: (body) => body.error(new TypeError('Failed to fetch')) }),
    );
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  return new Response(bytes);
}

/** The parts of a worker's global scope that src/sw uses, over a pretended server. */
export class WorkerScope {
  readonly cached = new Map<string, Response>();
  /** What other caches of the origin hold, by its URL. */
  readonly elsewhere = new Map<string, Response>();
  readonly asked: { path: string; search: string; cache: string | undefined }[] = [];
  responses: Record<string, Served>;
  /** Requests that were under way at the same time. */
  mostAtOnce = 0;
  /** Open tabs, which the previous worker controls. */
  windows = 0;
  /** Files that the device holds. */
  room = Number.POSITIVE_INFINITY;
  #now = 0;

  constructor(build: SmallBuild) {
    this.responses = build.responses;
    vi.resetModules();
    vi.stubGlobal('self', {
      clients: {
        matchAll: async ({ includeUncontrolled }: ClientQueryOptions = {}) =>
          Array.from({ length: includeUncontrolled ? this.windows : 0 }, () => ({})),
      },
      __PAGES: {
        integrity: [build.shell, ...build.parts].map(integrityOf).join(''),
        packFrom: PACK_FROM,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': 'own' },
        waiting: { '': 'waiting for {path}', [HINDI]: 'प्रतीक्षा {path}' },
      },
      __FILES: Object.entries(build.files).map(([url, text]) => [url, integrityOf(text)]),
      __LANGUAGES: build.languageLists,
    });
    vi.stubGlobal('location', new URL(ORIGIN));
    vi.stubGlobal('caches', {
      open: async () => this.cache,
      match: async (key: string, { cacheName }: MultiCacheQueryOptions = {}) =>
        cacheName === CACHE_NAME
          ? this.cache.match(key)
          : (this.elsewhere.get(key)?.clone() ?? this.cache.match(key)),
    });
    vi.stubGlobal('fetch', this.fetch);
    vi.stubGlobal('navigator', { onLine: true, locks: new SmallLocks().for() });
  }

  readonly fetch = async (target: string | Request, init?: RequestInit): Promise<Response> => {
    const url = new URL(typeof target === 'string' ? target : target.url, ORIGIN);
    const { pathname: path, search } = url;
    this.asked.push({ path, search, cache: init?.cache });
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#now);
    await new Promise((done) => setTimeout(done, 1));
    this.#now--;
    init?.signal?.throwIfAborted();
    const response = this.responses[path] ?? 404;
    if (response === 'unreachable') throw new TypeError('Failed to fetch');
    if (response instanceof Response) return response;
    if (typeof response === 'number') return new Response('', { status: response });
    return new Response(response, { headers: { 'content-type': 'text/x-network' } });
  };

  readonly cache = {
    keys: async (wanted?: string, { ignoreSearch }: CacheQueryOptions = {}) =>
      [...this.cached.keys()]
        .filter((held) => !wanted || (ignoreSearch ? held.split('?')[0] : held) === ORIGIN + wanted)
        .map((url) => ({ url })),
    match: async (key: string, options?: { ignoreSearch: boolean }) => {
      const url = new URL(key, ORIGIN).href;
      const found = options?.ignoreSearch
        ? [...this.cached].find(([held]) => held.split('?')[0] === url)?.[1]
        : this.cached.get(url);
      return found?.clone();
    },
    put: async (key: string, response: Response) => {
      const { href } = new URL(key, ORIGIN);
      if (this.cached.size >= this.room && !this.cached.has(href))
        throw new DOMException('', 'QuotaExceededError');
      this.cached.set(href, response);
    },
    delete: async (key: { url: string } | string) =>
      this.cached.delete(typeof key === 'string' ? key : key.url),
  };

  /** The disk, or somebody else, has changed what is cached under a path. */
  async damage(path: string, how: Damage): Promise<void> {
    for (const [key, held] of this.cached)
      if (new URL(key).pathname === path)
        this.cached.set(key, damaged(new Uint8Array(await held.clone().arrayBuffer()), how));
  }

  /** Forgets the cached file of a path. */
  lose(path: string): void {
    for (const key of this.cached.keys())
      if (new URL(key).pathname === path) this.cached.delete(key);
  }

  /** Paths of what is cached, without versions. */
  get paths(): string[] {
    return [...this.cached.keys()].map((url) => new URL(url).pathname).sort();
  }
}
