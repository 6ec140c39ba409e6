import type { Page } from '#copy/types/page.ts';
import type { PagePart } from '#routes/page-part.ts';

/** Id of the block in every document that holds its copy as JSON. */
const DATA_ID = 'page-data';

/**
 * The block as documents contain it.
 *
 * @param page text of the part's slot `page`: the page's copy as JSON
 */
export const pageDataBlock = (page: string): string =>
  `<script type="application/json" id="${DATA_ID}">${page}</script>`;

/** Copy as a block may contain it. `<` is escaped, so that none can end the element. */
export const asJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * The copy that this document carries in addition to its markup, so that no script has to; null in the empty app shell,
 * undefined where a proxy has rewritten it.
 */
export const readPageData = (): Page | null | undefined =>
  pageIn({ page: document.getElementById(DATA_ID)?.textContent ?? '' });

/** The copy in a page's part. Undefined for what is not a part: a captive portal's response, say. */
export function pageIn({ page }: PagePart): Page | undefined {
  try {
    return JSON.parse(page ?? '') as Page;
  } catch {
    return undefined;
  }
}
