import type { Route } from '../../src/routes/route.ts';
import type { ListedPage } from './listed-pages.ts';

/** Facts of a page that the site asks for while it runs. */
const OF_ROUTE = [
  'aliases',
  'params',
  'noIndex',
  'pack',
] as const satisfies readonly (keyof Route)[];

/** Source of `src/generated/routes.ts`. */
export function routesFile(pages: readonly ListedPage[]): string {
  const rows = pages.map(({ path, facts }) => {
    const own = OF_ROUTE.flatMap((fact) => (fact in facts ? [[fact, facts[fact]]] : []));
    return `  ${JSON.stringify({ path, ...Object.fromEntries(own) })},`;
  });
  return `// Made by \`npm run generate\` of the files in copy/pages.
import type { Route } from '#routes/route.ts';

export const generatedRoutes = [
${rows.join('\n')}
] as const satisfies readonly Route[];
`;
}
