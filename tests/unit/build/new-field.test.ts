import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { edited } from '../../../build/new/edited.ts';
import { field } from '../../../build/new/field.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

describe('npm run new field', () => {
  it.each([
    { kind: 'document', type: 'text', older: 'unknown' },
    { kind: 'document', type: 'number', older: '' },
    { kind: 'contact', type: 'text', older: '' },
    { kind: 'signUp', type: 'text', older: '' },
  ])('finds each place that it changes for $kind and $type', (asked) => {
    const name = asked.kind === 'contact' ? 'tried_out' : 'triedOut';
    const answers = { ...asked, name };
    const sources = edited(field.edits?.(answers, ROOT) ?? [], ROOT);
    const written = { ...sources, ...field.files(answers, ROOT) };
    for (const [file, source] of Object.entries(written))
      expect(source, file).toMatch(/tried_?out|version: \d/i);
    expect(field.taken?.(answers, ROOT)).toBeUndefined();
  });

  it.each([
    ['document', 'title'],
    ['contact', 'message'],
    ['signUp', 'requirement'],
  ])('knows that %s has %s', (kind, name) => {
    expect(field.taken?.({ kind, name, type: 'text' }, ROOT)).toContain(name);
  });

  it.each([
    ['kind', 'tray', {}],
    ['name', 'Shelf', { kind: 'document' }],
    ['name', 'shelf-mark', { kind: 'document' }],
    ['name', 'shelf_mark', { kind: 'signUp' }],
    ['name', 'shopName', { kind: 'contact' }],
    ['name', 'message_id', { kind: 'contact' }],
    ['type', 'number', { kind: 'contact' }],
    ['older', '-1', { kind: 'document', type: 'number' }],
    ['older', 'Not yet known', { kind: 'document', type: 'text' }],
    ['older', 'typed', { kind: 'signUp', type: 'text' }],
  ])('refuses %s %s with a reason', (name, answer, before) => {
    const question = field.questions.find((each) => each.name === name);
    expect(question?.problem(answer, before)).toMatch(/\w+.*\.$/);
  });
});

describe('a change whose place', () => {
  const change = (anchor: string) => () =>
    edited([{ file: 'package.json', anchor, text: 'x' }], ROOT);

  it('is gone says which file and what it looked for', () => {
    expect(change('no such line')).toThrow(/package\.json .*nowhere:\nno such line$/);
  });

  it('is there more than once says so too', () => {
    expect(change('"')).toThrow(/package\.json .*more often/);
  });
});
