import type { Nav } from '#content/types/nav.ts';
import type { Page } from '#content/types/page.ts';

/** Id of the block in every document that holds its copy as JSON. */
const DATA_ID = 'page-data';

/** Copy that a document carries beside its markup, so that no script has to. */
export interface PageData {
  nav: Nav;
  /** Missing in the empty app shell. */
  page?: Page;
}

/** The block as it stands in a document. `<` is escaped, so that no copy can end the element. */
export const pageDataBlock = (data: PageData): string =>
  `<script type="application/json" id="${DATA_ID}">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** What this document carries. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '') as PageData;
}

/**
 * What another document carries, given its HTML. A search in the text, since Trusted Types keeps
 * DOMParser away from strings. Anything that is not one of our pages, a captive portal's answer say,
 * gives undefined.
 */
export function pageDataIn(html: string): PageData | undefined {
  const [, after] = html.split(`id="${DATA_ID}">`);
  const [json] = after?.split('</script>') ?? [];
  try {
    return json ? (JSON.parse(json) as PageData) : undefined;
  } catch {
    return undefined;
  }
}
