import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DiskImage } from './disk.ts';

/** A disk as an earlier build left it, with the work of `work.ts`. */
export interface Recorded extends DiskImage {
  isLocked: boolean;
}

export const DISKS = path.resolve(import.meta.dirname, '../../fixtures/disks');

/** Names of all that were recorded: the commit, and whether the locker has a lock. */
export const DISK_NAMES: readonly string[] = readdirSync(DISKS)
  .filter((file) => file.endsWith('.json'))
  .map((file) => path.basename(file, '.json'));

export const recordedDisk = (name: string): Recorded =>
  JSON.parse(readFileSync(path.join(DISKS, `${name}.json`), 'utf8'));

interface Message {
  id: string;
  seq: number;
  schema: number;
  payload: { message: string };
}

/** The messages on a disk, in the order in which they were written. */
export function messagesOn({ databases }: DiskImage): Message[] {
  const outbox = databases.find(({ name }) => name === 'kolam-outbox');
  const records = (outbox?.stores.messages ?? []).map(([, record]) => record as Message);
  return records.sort((a, b) => a.seq - b.seq);
}

export const idsOn = (disk: DiskImage): string[] => messagesOn(disk).map(({ id }) => id);
