import type { Transact } from '#core/storage/transactions.ts';
import type { Payload } from './payload.ts';
import type { MailResponse } from './response.ts';

/** What EmailJS's template receives. `queued_at` is an ISO 8601 time. */
export interface MailParameters extends Payload {
  message_id: string;
  attempt: number;
  queued_at: string;
}

/** Whether and how long a post may be on its way. */
export interface Leave {
  /** Aborted once the post is given up. */
  signal: AbortSignal;
  /** Asked when everything for a post is loaded; the request leaves right after that, if at all. Never rejects. */
  isGiven(): Promise<boolean>;
}

export type OutboxStore = 'messages' | 'queue';

/**
 * Everything that sending needs from the device and the network, in a page and in the worker. The simulation of the
 * tests implements it too, so that it decides what happens between any two steps.
 */
export interface Device {
  /** Milliseconds since 1970. The clock may jump either way. */
  now(): number;
  /** At least 0, less than 1. */
  random(): number;
  randomId(): string;
  wait(ms: number): Promise<void>;
  /** Transactions on the database of the outbox. */
  transact: Transact<OutboxStore>;
  /** Tells every tab and the worker that a record changed. */
  announceChange(): void;
  /**
   * Runs `work` while nobody else on this device sends.
   *
   * @param waitMs how long to wait for that; 0 asks only whether it is possible now, `'steal'` takes the lock from
   *   its holder
   * @returns what `work` returned, or `'busy'`: somebody else sends, also if they took the lock meanwhile. What `work`
   *   does then goes on
   */
  withSendLock<Result>(
    waitMs: number | 'steal',
    work: () => Promise<Result>,
  ): Promise<Result | 'busy'>;
  /**
   * Whether our own server answers. Never rejects.
   *
   * @param patient after a failure, reuse that answer for a while, each time longer
   */
  isReachable(patient?: boolean): Promise<boolean>;
  /** Whether the browser says that there is no network, which may be wrong. */
  saysOffline(): boolean;
  /**
   * The outage that the device is in, by its number: browser and network both say that nothing leaves it. Undefined
   * where something may. Two askings that give the same number had no network at any time between them, as far as a
   * browser lets one know. Never rejects.
   */
  outage(): Promise<number | undefined>;
  /** Posts to the mail service, and waits for its response however long that takes. Never rejects. */
  post(parameters: MailParameters, leave: Leave): Promise<MailResponse>;
}

/** What writing a message also asks, which only a page does. */
export interface PageDevice extends Device {
  /** SHA-256 of a text; empty where the browser offers none. */
  digest(text: string): Promise<string>;
  /** Whether this build has mail settings. */
  canSend(): boolean;
}
