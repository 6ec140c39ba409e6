import { matchRoute } from '../../src/routes/match-route.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';
import { pathsOf } from '../pages-of.ts';

/** Other spellings of listed paths that the specification names. */
export const SPECIFIED_SPELLINGS: readonly string[] = [
  '/products/loanPortal',
  '/apis/moneyTransfer',
  '/apis/UpiPayment',
  '/retailers/moneyTransfer',
  '/subscriptionManagement',
];

/** Another spelling of a path, and the page that it names. */
interface Spelling {
  path: string;
  page: Route;
}

/**
 * Spellings that a host which minds letter case is told of: those of the specification, and every path in
 * small letters. Any other one gets `404.html`, and the application finds its page.
 */
export function otherSpellings(): Spelling[] {
  const pages: readonly Route[] = routes;
  const listed = pathsOf(pages.filter(({ params }) => !params));
  const spellings = new Set([...SPECIFIED_SPELLINGS, ...listed.map((path) => path.toLowerCase())]);
  return [...spellings]
    .filter((path) => !listed.includes(path))
    .flatMap((path) => {
      const found = matchRoute(path)?.path;
      return pages.filter((page) => page.path === found).map((page) => ({ path, page }));
    });
}
