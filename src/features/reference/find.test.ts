import index from 'virtual:reference-index';
import { describe, expect, it } from 'vitest';
import { events } from '#api-docs/events.ts';
import { faults } from '#api-docs/faults.ts';
import { payers } from '#api-docs/resources/payments/values.ts';
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
    ['rrn', 'rrn'],
    ['utr', 'utr'],
    ['bbps_reference', 'bbps_reference'],
    ['payment.captured', 'payment.captured'],
    ['order.paid', 'order.paid'],
    ['norefund', 'norefund@example'],
    ['slow@example', 'slow@example'],
    ['lost_answer', 'lost_answer'],
    ['reversed_order', 'reversed_order'],
    ['000000000004', '000000000004'],
    ['test_key_limited', 'test_key_limited'],
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

  it('leads to fields of objects, events and values that pages have', async () => {
    const { renderedPages } = await import('#tests/unit/content/shown.ts');
    const has = (at: string, anchor: string) =>
      renderedPages.find(({ path }) => path === at)?.whole.markup.includes(` id="${anchor}"`);
    for (const [group, id, fields] of index.objects)
      for (const name of fields.split(' ').filter(Boolean))
        expect([id, name, has(`/apis/reference/${group}`, `${id}.${name}`)]).toEqual([
          id,
          name,
          true,
        ]);
    for (const [name, , to] of index.others) {
      const [at = '', anchor = ''] = to.split('#');
      expect([name, has(at, anchor)]).toEqual([name, true]);
    }
  });

  it('knows every event, payer and fault', () => {
    const names = index.others.map(([name]) => name);
    for (const name of [
      ...events.map(({ type }) => type),
      ...Object.keys(payers),
      ...Object.keys(faults),
    ])
      expect(names).toContain(name);
  });
});
