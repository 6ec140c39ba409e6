import { readdirSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { BACKUP } from '#core/locker/backup/manifest.ts';
import { DOCUMENT } from '#core/locker/document.ts';
import { SESSION } from '#core/locker/session.ts';
import { MESSAGE } from '#core/outbox/record.ts';
import type { Versions } from '#core/storage/migrate.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { STORES } from '#store/keys.ts';
import { archiveFixture, stored } from '#tests/unit/core/storage/fixtures.ts';

const files = readdirSync(new URL('../../../tests/fixtures/', import.meta.url));

/** The lists of all backups. */
const lists = await Promise.all(
  files
    .filter((file) => file.endsWith('.zip'))
    .map(async (file) => {
      const archive = await archiveFixture(file.replace('.zip', '')).arrayBuffer();
      const { 'kolam-locker.json': list = new Uint8Array() } = unzipSync(new Uint8Array(archive));
      return JSON.parse(strFromU8(list));
    }),
);

const versionsIn = (records: readonly unknown[], field: string) =>
  new Set(records.map((record) => (record as Record<string, unknown>)[field]));
const values = (records: readonly [string, unknown][]) => records.map(([, value]) => value);

/** The versions of each kind that the fixtures hold. */
const held: Record<keyof typeof RECORDS, Set<unknown>> = {
  document: versionsIn(values(stored('locker', 'documents')), 'v'),
  file: versionsIn(values(stored('locker', 'files')), 'v'),
  tray: versionsIn(values(stored('locker', 'tray')), 'v'),
  session: versionsIn(
    stored('locker', 'state').flatMap(([key, value]) => (key === 'session' ? [value] : [])),
    'v',
  ),
  seal: versionsIn(
    stored('locker', 'seal').flatMap(([key, value]) => (key === 'seal' ? [value] : [])),
    'v',
  ),
  backup: versionsIn(lists, 'v'),
  message: versionsIn(values(stored('outbox', 'messages')), 'schema'),
};

const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);

describe('every kind of record', () => {
  const versions = {
    ...RECORDS,
    document: DOCUMENT,
    session: SESSION,
    backup: BACKUP,
    message: MESSAGE,
  };
  it.each(Object.entries<Versions>(versions))(
    '%s has a migration from every older version, and from no other',
    (_, { version, migrations }) => {
      expect(Object.keys(migrations).map(Number)).toEqual(upTo(version - 1));
    },
  );

  it.each(Object.entries(RECORDS))(
    '%s has a fixture for every version that ever was',
    (kind, { version }) => {
      for (const each of upTo(version)) expect(held[kind as keyof typeof held]).toContain(each);
    },
  );

  it.each(Object.values(STORES))('$key has a fixture for every version', ({ key, version }) => {
    const found = stored('stores', 'values').filter(([name]) => name === key);
    for (const each of upTo(version))
      expect(versionsIn(values(found), 'version'), String(each)).toContain(each);
  });
});
