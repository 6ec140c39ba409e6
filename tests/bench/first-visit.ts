import type { Flags } from 'lighthouse';

/** What the first visitor of a page sees, as Lighthouse estimates it for a slow phone on a slow line. */
export interface FirstVisit {
  firstPaintMs: number;
  largestPaintMs: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
}

// Lighthouse's own: 4 times slower processor, 150 ms there and back, 1.6 Mbit a second.
const FLAGS: Flags = {
  logLevel: 'silent',
  onlyAudits: ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift'],
  disableFullPageScreenshot: true,
};

/**
 * Opens a page with an empty cache in a browser that listens on a port.
 *
 * @throws where Lighthouse could not measure
 */
export async function firstVisit(url: string, port: number): Promise<FirstVisit> {
  // At times it cannot measure (NO_FCP, NO_NAVSTART), and can the next time.
  return visit(url, port).catch(() => visit(url, port));
}

async function visit(url: string, port: number): Promise<FirstVisit> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, { ...FLAGS, port });
  const figure = (audit: string) => {
    const value = result?.lhr.audits[audit]?.numericValue;
    if (value === undefined) throw new Error(`${url}: Lighthouse did not tell ${audit}.`);
    return value;
  };
  return {
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
  };
}
