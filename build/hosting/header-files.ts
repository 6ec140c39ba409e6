import type { HeaderRule } from '../server/headers.ts';

/**
 * Both hosts go by the path that is asked for and never by the status: what is missing has the headers of its folder's
 * rule. So no folder may be kept without asking. See docs/decisions/036-hosts-that-go-by-the-path.md.
 */
const askedEachTime = (rules: readonly HeaderRule[]): HeaderRule[] =>
  rules.map((rule, index) => {
    if (index === 0 || !rule.path.endsWith('*')) return rule;
    const { 'Cache-Control': _, ...headers } = rule.headers;
    return { ...rule, headers };
  });

/** `_headers` for Netlify, where a later rule replaces what an earlier one set and takes nothing away. */
export const netlifyHeaders = (rules: readonly HeaderRule[]): string =>
  asBlocks(askedEachTime(rules).map(({ path, headers }) => [path, ...lines(headers)]));

/**
 * `_headers` for Cloudflare Pages, which joins equal headers of several rules with a comma: a rule first takes
 * away (`! Name`) what an earlier one has set for its paths.
 */
export const cloudflareHeaders = (all: readonly HeaderRule[]): string => {
  const rules = askedEachTime(all);
  return asBlocks(
    rules.map(({ path, headers, without = [] }, index) => {
      const earlier = rules.slice(0, index).filter((rule) => covers(rule.path, path));
      const repeated = Object.keys(headers).filter((name) =>
        earlier.some((rule) => name in rule.headers),
      );
      return [path, ...[...without, ...repeated].map((name) => `! ${name}`), ...lines(headers)];
    }),
  );
};

/** Whether a pattern matches all that another one matches. */
const covers = (pattern: string, other: string) =>
  pattern.endsWith('*') ? other.startsWith(pattern.slice(0, -1)) : pattern === other;

const lines = (headers: Record<string, string>) =>
  Object.entries(headers).map((pair) => pair.join(': '));

const asBlocks = (blocks: readonly string[][]) =>
  blocks.map((block) => `${block.join('\n  ')}\n`).join('\n');
