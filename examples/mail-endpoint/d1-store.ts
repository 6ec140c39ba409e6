import { type Entry, NOTHING, type Store } from './store.ts';

/** What is used of a D1 database of Cloudflare. */
export interface Database {
  prepare(sql: string): Statement;
}

interface Statement {
  bind(...values: (string | number)[]): Statement;
  first<Row>(): Promise<Row | null>;
  run(): Promise<{ meta: { changes: number } }>;
}

const READ = 'select version, value from entries where key = ?1';
const CREATE =
  'insert into entries (key, version, value, until) values (?1, 1, ?2, ?3) on conflict (key) do nothing';
const REPLACE =
  'update entries set version = version + 1, value = ?2, until = ?3 where key = ?1 and version = ?4';
const FORGET = 'delete from entries where until < ?1';

/** A store in the table of `schema.sql`. The database runs one statement at a time, and counts what it changed. */
export const d1Store = (database: Database): Store => ({
  read: async (key) => (await database.prepare(READ).bind(key).first<Entry>()) ?? NOTHING,

  async write(key, { version }, value, seconds) {
    const until = Date.now() + seconds * 1000;
    const statement =
      version === 0
        ? database.prepare(CREATE).bind(key, value, until)
        : database.prepare(REPLACE).bind(key, value, until, version);
    const { meta } = await statement.run();
    return meta.changes === 1 ? { version: version + 1, value } : undefined;
  },
});

/** Removes what need not be remembered. */
export async function forgetRows(database: Database): Promise<void> {
  await database.prepare(FORGET).bind(Date.now()).run();
}
