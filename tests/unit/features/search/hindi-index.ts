import { resolveConfig } from 'vite';
import { makeSearch } from '#features/search/make-search.ts';
import { routes } from '#routes/paths.ts';
import { searchIndex } from '../../../../build/artifacts/search/search-index.ts';
import { documentOf } from '../../../../build/render/prerender-language.ts';
import { buildRenderer } from '../../../../build/render/renderer.ts';
import { renderedPages } from '../../content/shown.ts';

const config = await resolveConfig({ mode: 'demo', logLevel: 'error' }, 'build');
const { renderer, remove } = await buildRenderer(config, 'hi');
const documents = [];
for (const route of routes) documents.push(await documentOf(config, renderer, route));
await remove();

const english = renderedPages.map(({ path, page, whole }) => ({
  path,
  page,
  markup: whole.markup,
}));

/** The indexes that a build makes of both languages. */
export const indexes = {
  English: searchIndex(english, undefined, documents),
  Hindi: searchIndex(documents, renderer, english),
};

export const searches = {
  English: makeSearch(indexes.English),
  Hindi: makeSearch(indexes.Hindi),
};
