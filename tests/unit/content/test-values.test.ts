import { describe, expect, it } from 'vitest';
import { faults } from '#api-docs/faults.ts';
import { keys } from '#api-docs/keys.ts';
import { payers } from '#api-docs/resources/payments/values.ts';
import { sensitiveValues } from '#api-docs/sensitive-values.ts';
import { rowsOf } from '../../../copy/sample-rows.ts';
import type { Sample } from '../../../copy/types/sample.ts';
import { pageOf, pages, sectionsOf } from './content-pages.ts';
import { renderedPages } from './shown.ts';

const itemsOf = (id: string) =>
  sectionsOf('/apis/test-values').flatMap((each) =>
    each.kind === 'testValues' && each.id === id ? each.items : [],
  );
const table = itemsOf('tools');

const samplesOf = (page: (typeof pages)[number]['page']): readonly Sample[] =>
  page.tool && 'samples' in page.tool ? page.tool.samples : [];

const withSamples = pages
  .map(({ path, page }) => ({ path, rows: rowsOf(samplesOf(page)) }))
  .filter(({ rows }) => rows.length > 0);

describe('the table of test values', () => {
  it('is there once', () => {
    expect(table.length).toBeGreaterThan(10);
    const [first] = table;
    const shown = renderedPages.filter(({ main }) =>
      table.every(({ label }) => main.markup.includes(`>${label}</a></b></th>`)),
    );
    expect([first?.rows.length, shown.map(({ path }) => path)]).toEqual([
      expect.any(Number),
      ['/apis/test-values'],
    ]);
  });

  it('is linked from the reference', () =>
    expect(JSON.stringify(sectionsOf('/apis/apiRefrence'))).toContain('"to":"/apis/test-values"'));

  it.each(withSamples)('holds the samples of $path', ({ rows }) => {
    // The table that begins with the same sample: of all of them a missing row would be a hundred lines.
    const [first] = rows;
    const own = table.find((each) => JSON.stringify(each.rows[0]) === JSON.stringify(first));
    expect(own?.rows).toEqual(rows);
  });

  it.each([...table])('$label: $to offers all that is listed, and no more', ({ to, rows }) => {
    expect(rowsOf(samplesOf(pageOf(to?.split('#')[0] as (typeof pages)[number]['path'])))).toEqual(
      rows,
    );
  });

  it('names no tool twice, and no sample of a tool', () => {
    const labels = table.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const { rows } of table) {
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      for (const { outcome } of rows) expect(outcome).not.toBe('');
    }
  });
});

describe('the table of values for calls', () => {
  const rows = itemsOf('calls').flatMap((each) => each.rows);
  const labels = new Set(rows.map(({ label }) => label));

  it('has every value that the sandbox takes of a field about people', () => {
    const values = Object.entries(sensitiveValues).filter(
      ([name]) => !['lat', 'lon'].includes(name),
    );
    expect(values.length).toBeGreaterThan(10);
    for (const [name, list] of values)
      for (const value of list)
        expect([name, value, labels.has(value)]).toEqual([name, value, true]);
  });

  it('has every payer, fault and key', () => {
    for (const value of [payers, faults, keys].flatMap((each) => Object.keys(each)))
      expect([value, labels.has(value)]).toEqual([value, true]);
  });

  it('says of each what comes of it', () => {
    for (const { label, outcome } of rows)
      expect([label, outcome.length > 3]).toEqual([label, true]);
  });
});

describe('the three samples that are always in sight', () => {
  const lists = pages
    .map(({ path, page }) => ({ path, samples: samplesOf(page) }))
    .filter(({ samples }) => samples.length > 0);

  it.each(lists)('of $path come first, and the first of them goes well', ({ samples }) => {
    expect(samples.map(({ about }) => about !== undefined)).toEqual(
      samples.map((_, place) => place < 3),
    );
    expect(samples[0]?.outcome).not.toMatch(/^(Please|Enter|Invalid|Failed|Hint)|must be|wrong/);
  });

  it.each(lists)('of $path fit into three columns of a phone', ({ samples }) => {
    for (const { label, about = '' } of samples.slice(0, 3))
      for (const word of `${label} ${about}`.split(' ')) expect([...word].length).toBeLessThan(13);
  });

  it.each(lists)('of $path name no sample a sample', ({ samples }) => {
    for (const { label, about } of samples) expect(`${label} ${about}`).not.toMatch(/sample/i);
  });
});

describe('rowsOf', () => {
  it.each([
    [{ pan: 'A' }, 'A'],
    [{ pan: '' }, 'Nothing'],
    [{ one: '1', two: '', three: '3' }, 'one: 1, three: 3'],
    [{ one: '', two: '' }, 'Nothing'],
  ])('%j reads %s', (values, input) => {
    expect(rowsOf([{ label: 'x', values, outcome: 'y' }])).toEqual([
      { label: 'x', input, outcome: 'y' },
    ]);
  });
});
