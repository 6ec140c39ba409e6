import { parseRecord } from '#core/outbox/record.ts';
import { RECORDS } from '#core/storage/record-versions.ts';
import { Process } from '../../../simulation/process.ts';
import type { Browser } from './browser.ts';

const { version } = RECORDS.message;

/** A build whose messages have a version more, as far as it writes them: it migrates some that wait. */
export class NewerBuild {
  readonly process: Process;
  readonly #browser: Browser;
  /** What it has written and has not been cleared, by key. */
  readonly written = new Map<string, unknown>();

  constructor(browser: Browser) {
    this.#browser = browser;
    this.process = new Process(browser.world, 'newer build');
  }

  /** It takes every message whose place among those that it can read leaves no rest. */
  migrate(every: number): Promise<void> {
    return this.#rewrite((record, place) =>
      typeof parseRecord(record) === 'string' || place % every > 0
        ? record
        : { ...record, schema: version + 1, more: true },
    );
  }

  /** It is here again, and today's code plays its part. */
  comeBack(): Promise<void> {
    return this.#rewrite((record) => {
      const { more: _, ...rest } = record;
      return record.schema === version + 1 ? { ...rest, schema: version } : record;
    });
  }

  /** A process has written a record: is that one of a newer build's? */
  overwrites(key: string, value: unknown, process: Process): boolean {
    if (process === this.process) {
      const { schema } = Object(value) as { schema?: number };
      if (schema === version + 1) this.written.set(key, value);
      else this.written.delete(key);
      return false;
    }
    return this.written.has(key);
  }

  async #rewrite(
    change: (record: Record<string, unknown>, place: number) => Record<string, unknown>,
  ): Promise<void> {
    const { transact, announceChange } = this.#browser.device(this.process);
    await transact(['messages'], 'readwrite', async ({ messages }) => {
      const all = await messages.entries<Record<string, unknown>>();
      for (const [place, [key, record]] of all.entries()) {
        const changed = change(record, place);
        if (changed !== record) messages.put(key, changed);
      }
    });
    announceChange();
  }
}
