import { expect, it } from 'vitest';
import { moving } from '#copy/moving.ts';
import { openApi } from '../../build/artifacts/api/openapi.ts';

const described = JSON.stringify(openApi());
const { paths } = openApi() as { paths: Record<string, Record<string, unknown>> };

/** Headers and types of bodies that HTTP and Standard Webhooks name. */
const OF_HTTP = ['Authorization', 'application/json'];

const ours = moving.flatMap(({ label, rows }) =>
  rows.flatMap(({ input }) => input.split(', ').map((name) => [label, name] as const)),
);

it.each(ours)('%s: %s is in our description', (_label, name) => {
  const [, method = '', path = ''] = /^(GET|POST|DELETE) (\S+)$/.exec(name) ?? [];
  if (method) expect(Object.keys(paths[path] ?? {})).toContain(method.toLowerCase());
  else if (!OF_HTTP.includes(name))
    expect(described).toMatch(new RegExp(`\\b${name.replace('.', '\\.')}\\b`));
});

it('has a table for each API, of a dozen rows or more, and no name twice', () => {
  expect(moving.map(({ label }) => label)).toEqual([
    'From Razorpay',
    'From Cashfree',
    'From Stripe',
  ]);
  for (const { rows } of moving) {
    expect(rows.length).toBeGreaterThan(12);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  }
});
