/** What a browser tells of the room that a site takes. Sizes in bytes. */
export interface Estimate {
  usage?: number;
  quota?: number;
  /** Chromium's alone. */
  usageDetails?: { caches?: number; serviceWorkerRegistrations?: number };
}

/** What the room is taken by, largest share of the site's first; `name` is a key of the words. */
export interface Room {
  used: number;
  quota: number;
  /** In whole percent; undefined under one, which is next to nothing. */
  percent: number | undefined;
  parts: readonly { name: 'pages' | 'documents' | 'rest' | 'others'; bytes: number }[];
}

/**
 * Room that is taken, and by what; undefined where the browser does not tell.
 *
 * @param documentBytes of the locker's files; undefined where they cannot be counted
 */
export function roomOf(
  { usage, quota, usageDetails }: Estimate,
  documentBytes = 0,
): Room | undefined {
  if (usage === undefined || !quota) return undefined;
  const { caches, serviceWorkerRegistrations = 0 } = usageDetails ?? {};
  const pages = caches === undefined ? 0 : Math.min(usage, caches + serviceWorkerRegistrations);
  const documents = Math.min(documentBytes, usage - pages);
  const rest = usage - pages - documents;
  const parts = [
    { name: 'pages', bytes: pages },
    { name: 'documents', bytes: documents },
    // Where pages are not told apart, they are among the rest.
    { name: caches === undefined ? 'others' : 'rest', bytes: rest },
  ] as const;
  const share = (100 * usage) / quota;
  return {
    used: usage,
    quota,
    percent: share < 1 ? undefined : Math.round(share),
    parts: parts.filter(({ bytes }) => bytes > 0),
  };
}
