import type { HeaderRule } from '../server/headers.ts';

/** `_headers` for Netlify, where a later rule replaces what an earlier one set and takes nothing away. */
export const netlifyHeaders = (rules: readonly HeaderRule[]): string =>
  asBlocks(rules.map(({ path, headers }) => [path, ...lines(headers)]));

/**
 * `_headers` for Cloudflare Pages, which joins equal headers of several rules with a comma: a rule first takes
 * away (`! Name`) what an earlier one has set for its paths.
 */
export const cloudflareHeaders = (rules: readonly HeaderRule[]): string =>
  asBlocks(
    rules.map(({ path, headers, without = [] }, index) => {
      const earlier = rules.slice(0, index).filter((rule) => covers(rule.path, path));
      const repeated = Object.keys(headers).filter((name) =>
        earlier.some((rule) => name in rule.headers),
      );
      return [path, ...[...without, ...repeated].map((name) => `! ${name}`), ...lines(headers)];
    }),
  );

/** Whether a pattern matches all that another one matches. */
const covers = (pattern: string, other: string) =>
  pattern.endsWith('*') ? other.startsWith(pattern.slice(0, -1)) : pattern === other;

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map((pair) => pair.join(': '));

const asBlocks = (blocks: readonly string[][]) =>
  blocks.map((block) => `${block.join('\n  ')}\n`).join('\n');
