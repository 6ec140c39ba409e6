import { htmlFile, matchRoute } from '../../src/routes/match-route.ts';
import { routes } from '../../src/routes/paths.ts';
import type { Route } from '../../src/routes/route.ts';

/** Other spellings of listed paths that the specification names. */
export const SPECIFIED_SPELLINGS: readonly string[] = [
  '/products/loanPortal',
  '/apis/moneyTransfer',
  '/apis/UpiPayment',
  '/retailers/moneyTransfer',
  '/subscriptionManagement',
];

/**
 * Spellings that a host which minds letter case is told of: those of the specification, and every path in
 * small letters. Any other one gets `404.html`, and the application finds its page.
 */
export function otherSpellings(prefixes: readonly string[]): { path: string; file: string }[] {
  const listed = (routes as readonly Route[])
    .filter(({ params }) => !params)
    .flatMap(({ path, aliases = [] }) => [path, ...aliases] as string[]);
  const spellings = new Set([...SPECIFIED_SPELLINGS, ...listed.map((path) => path.toLowerCase())]);
  const others = [...spellings].filter((path) => !listed.includes(path));
  return prefixes.flatMap((prefix) =>
    others.map((path) => ({
      path: prefix + path,
      file: `${prefix}/${htmlFile(matchRoute(path)?.path ?? '/')}`.slice(1),
    })),
  );
}
