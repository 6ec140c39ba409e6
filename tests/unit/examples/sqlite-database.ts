import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Database } from '../../../examples/mail-endpoint/d1-store.ts';

const PROGRAM = path.join(import.meta.dirname, 'sqlite-statements.py');
const SCHEMA = path.resolve(import.meta.dirname, '../../../examples/mail-endpoint/schema.sql');

/** Whether this machine has an SQLite. Node has a built-in one from 22.5 on. */
export const hasSqlite = spawnSync('python3', ['-c', 'import sqlite3']).status === 0;

type Value = string | number;

interface Answer {
  rows: unknown[];
  changes: number;
}

/** What D1 is: an SQLite, here in a process that ends with the test's. */
export async function sqliteDatabase(file: string): Promise<Database> {
  const sqlite = spawn('python3', [PROGRAM, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];
  createInterface(sqlite.stdout)
    .on('line', (line) => waiting.shift()?.resolve(JSON.parse(line)))
    .on('close', () => {
      for (const { reject } of waiting) reject(new Error('A statement was wrong.'));
    });
  const run = (sql: string, values: Value[]) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ resolve, reject });
      sqlite.stdin.write(`${JSON.stringify([sql, values])}\n`);
    });

  const statement = (sql: string, values: Value[] = []) => ({
    bind: (...bound: Value[]) => statement(sql, bound),
    first: async <Row>() => ((await run(sql, values)).rows[0] as Row | undefined) ?? null,
    run: async () => ({ meta: { changes: (await run(sql, values)).changes } }),
  });
  for (const sql of readFileSync(SCHEMA, 'utf8').split(';').slice(0, -1)) await run(sql, []);
  return { prepare: (sql) => statement(sql) };
}
