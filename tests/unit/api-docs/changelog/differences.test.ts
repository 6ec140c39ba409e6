import { describe, expect, it } from 'vitest';
import type { ApiChange } from '#api-docs/changelog.ts';
import {
  differences,
  shownDifference,
} from '../../../../build/artifacts/api/changes/differences.ts';
import { type Document, inventory } from '../../../../build/artifacts/api/changes/inventory.ts';
import { present } from '../../../../build/artifacts/api/changes/released.ts';
import { unfounded, unnamed } from '../../../../build/artifacts/api/changes/unnamed.ts';

// biome-ignore lint/suspicious/noExplicitAny: any part of the document is changed here.
type Loose = any;

const document = present();
const asItIs = inventory(document);

/** What is said of a document with a planted difference. */
function planted(change: (document: Loose) => void): string[] {
  const other: Document = structuredClone(document);
  change(other);
  return differences(asItIs, inventory(other)).map(shownDifference);
}

const bodyOf = (document: Loose, path: string) =>
  document.paths[path].post.requestBody.content['application/json'].schema;

describe('the comparison of two descriptions finds', () => {
  it('nothing in two that are the same', () => expect(planted(() => {})).toEqual([]));

  it.each<[string, (document: Loose) => void, string[]]>([
    [
      'a call that is new',
      ({ paths }) => {
        paths['/plans'] = { post: { ...paths['/orders'].post, operationId: 'plans.create' } };
      },
      ['added: plans.create'],
    ],
    [
      'a call that is gone',
      ({ paths }) => delete paths['/orders'].post,
      ['removed: orders.create'],
    ],
    [
      'another name of a call',
      ({ paths }) => {
        paths['/orders'].post.operationId = 'orders.make';
      },
      ['changed: operationId of orders.make'],
    ],
    [
      'a field that became required',
      (document) => bodyOf(document, '/orders').required.push('reference'),
      ['changed: body.reference of orders.create'],
    ],
    [
      'a field that is gone, without what was inside',
      (document) => delete bodyOf(document, '/payments').properties.method,
      ['removed: body.method of payments.create'],
    ],
    [
      'another type of a field',
      (document) => {
        bodyOf(document, '/orders').properties.amount = { type: 'string' };
      },
      ['changed: body.amount of orders.create'],
    ],
    [
      'a value that is new, in each answer that has it',
      ({ components }) => components.schemas.Settlement.properties.status.enum.push('held'),
      [
        'added: answer.data[].status=held of settlements.list',
        'added: answer.status=held of settlements.get',
      ],
    ],
    [
      'a status that is gone, with its codes',
      ({ paths }) => delete paths['/orders/{order_id}'].get.responses[404],
      ['removed: 404 of orders.get', 'removed: order_not_found of orders.get'],
    ],
    [
      'a code that is new',
      ({ paths }) =>
        paths['/orders/{order_id}'].get.responses[404].content[
          'application/problem+json'
        ].schema.allOf[1].properties.code.enum.push('order_hidden'),
      ['added: order_hidden of orders.get'],
    ],
    [
      'a parameter that became required',
      ({ paths }) => {
        const { parameters } = paths['/billers'].get;
        parameters.find(({ name }: { name: string }) => name === 'category').required = true;
      },
      ['changed: query.category of billers.list'],
    ],
    [
      'an event that is gone',
      ({ webhooks }) => delete webhooks['order.paid'],
      ['removed: order.paid'],
    ],
  ])('%s', (_name, change, said) => {
    const found = planted(change);
    for (const each of said) expect(found).toContain(each);
    expect(found.length).toBeGreaterThan(0);
  });

  it('neither other sentences nor other examples', () => {
    const said = planted((document) => {
      document.info.description = 'Other.';
      bodyOf(document, '/orders').properties.amount.description = 'Other.';
      bodyOf(document, '/orders').properties.amount.examples = [1];
    });
    expect(said).toEqual([]);
  });
});

describe('a change tells of', () => {
  const [call, field] = [
    { kind: 'added', call: 'orders.get' },
    { kind: 'added', call: 'orders.get', part: 'answer.fee' },
  ] as const;
  const change = (more: Partial<ApiChange>): ApiChange => ({
    kind: 'added',
    title: 'x',
    text: 'X.',
    ...more,
  });

  it('a call that it names', () =>
    expect(unnamed([call], [change({ calls: ['orders.get'] })])).toEqual([]));
  it('a field by its whole name or by its end, of one call or of all', () => {
    for (const names of [['answer.fee'], ['fee']]) {
      expect(unnamed([field], [change({ names })])).toEqual([]);
      expect(unnamed([field], [change({ names, calls: ['orders.get'] })])).toEqual([]);
    }
  });
  it.each<[string, Partial<ApiChange>]>([
    ['another call', { calls: ['orders.list'], names: ['fee'] }],
    ['another field', { names: ['ee'] }],
    ['another kind of change', { kind: 'removed', names: ['fee'] }],
    ['a call as a whole, where only a field is new', { calls: ['orders.get'] }],
  ])('nothing else: %s', (_name, more) =>
    expect(unnamed([field], [change(more)])).toEqual([field]),
  );
  it('nothing that did not happen', () =>
    expect(
      unfounded([field], [change({ names: ['fee', 'tax'] }), change({ calls: ['orders.list'] })]),
    ).toEqual(['tax', 'orders.list']));
});
