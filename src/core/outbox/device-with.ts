import { outage } from '#core/network/outage.ts';
import { isReachable } from '#core/network/reachability.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { openTransactions } from '#core/storage/transactions.ts';
import { delay } from '#lib/delay.ts';
import { randomId } from '#lib/random-id.ts';
import { announceChange } from './channel.ts';
import type { Device } from './device.ts';
import { withSendLock } from './send-lock.ts';

/** What page and worker send with, and their way to post. */
export const deviceWith = (post: Device['post']): Device => ({
  now: () => Date.now(),
  random: () => Math.random(),
  randomId,
  wait: delay,
  transact: openTransactions(DATABASES.outbox, ['messages', 'queue'], 'strict', announceChange),
  announceChange,
  withSendLock,
  isReachable,
  outage,
  saysOffline: () => !navigator.onLine,
  post,
});
