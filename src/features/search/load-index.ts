import { type IndexedPage, pagesIn, SEARCH_FILE } from './search-file.ts';

let loading: Promise<IndexedPage[]> | undefined;

/** The index that ships with the site, fetched once. Rejects when it cannot be had; the next call tries again. */
export function loadIndex(): Promise<IndexedPage[]> {
  loading ??= fetchIndex();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function fetchIndex(): Promise<IndexedPage[]> {
  const answer = await fetch(`/${SEARCH_FILE}`);
  if (!answer.ok) throw new Error(`The index answered ${answer.status}.`);
  return pagesIn(await answer.json());
}
