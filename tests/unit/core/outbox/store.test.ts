import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { newRecord } from '../../../../src/core/outbox/record.ts';

/** The outbox's disk as one tab has it. */
async function openTab() {
  vi.resetModules();
  return import('../../../../src/core/outbox/store.ts');
}

const message = newRecord('a', { from_name: 'A', from_email: 'a@b.example', message: 'Hi' }, 1, 1);

it('loses none of 400 changes that two tabs make at once', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await one.writeRecord({ ...message, attempts: 0 });
  const count = (tab: typeof one) =>
    tab.changeRecord('a', (record) => ({ ...record, attempts: record.attempts + 1 }));
  await Promise.all(Array.from({ length: 200 }, () => [count(one), count(other)]).flat());
  expect(await other.readRecord('a')).toMatchObject({ attempts: 400 });
});

it('writes nothing where a change is none, or there is no such message', async () => {
  const tab = await openTab();
  await tab.writeRecord(message);
  expect(await tab.changeRecord('a', () => undefined)).toBeUndefined();
  expect(await tab.changeRecord('none', (record) => record)).toBeUndefined();
  expect(await tab.allRecords()).toEqual([message]);
});
