import index from 'virtual:reference-index';
import { describe, expect, it } from 'vitest';
import { findInReference } from '#features/reference/find.ts';

const labels = (query: string) => findInReference(index, query).map(({ label }) => label);

describe('the search of the reference', () => {
  it.each([
    ['capture', 'Capture a payment'],
    ['refund', 'Create a refund'],
    ['POST /bbps/pay', 'BBPS bill payment'],
    ['pan', 'PAN'],
    ['idempotency reused', 'idempotency_key_reused'],
    ['ifsc', 'ifsc'],
  ])('finds %s', (query, label) => {
    expect(labels(query)).toContain(label);
  });

  it('asks for every word, from its beginning', () => {
    expect(labels('efund')).toEqual([]);
    expect(labels('refund nosuchthing')).toEqual([]);
    expect(labels('  ')).toEqual([]);
  });

  it('leads to anchors that the pages have', async () => {
    const { renderedPages } = await import('#tests/unit/content/shown.ts');
    const dead = index.calls.flatMap(([group, id, , , fields]) => {
      const markup = renderedPages.find(({ path }) => path === `/apis/reference/${group}`)?.whole
        .markup;
      const anchors = [id, ...fields.split(' ').flatMap((name) => (name ? [`${id}.${name}`] : []))];
      return anchors.filter((anchor) => !markup?.includes(` id="${anchor}"`));
    });
    expect(dead).toEqual([]);
  });
});
