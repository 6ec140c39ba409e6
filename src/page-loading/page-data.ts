import type { Nav } from '#content/types/nav.ts';
import type { Page } from '#content/types/page.ts';
import type { PagePart } from '#core/pages/part.ts';

/** Id of the block in every document that holds its copy as JSON. */
const DATA_ID = 'page-data';

/** Copy that a document carries beside its markup, so that no script has to. */
export interface PageData {
  nav: Nav;
  /** Null in the empty app shell. */
  page: Page | null;
}

/**
 * The block as it stands in a document.
 *
 * @param page text of the part's slot `page`: the page's copy as JSON
 */
export const pageDataBlock = (nav: Nav, page: string): string =>
  `<script type="application/json" id="${DATA_ID}">{"nav":${asJson(nav)},"page":${page}}</script>`;

/** Copy as it may stand in a block. `<` is escaped, so that none can end the element. */
export const asJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** What this document carries. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(DATA_ID)?.textContent ?? '') as PageData;
}

/** The copy in a page's part. Undefined for what is no part: a captive portal's response, say. */
export function pageIn({ page }: PagePart): Page | undefined {
  try {
    return JSON.parse(page ?? '') as Page;
  } catch {
    return undefined;
  }
}
