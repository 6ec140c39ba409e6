import { isReachable } from '#core/network/reachability.ts';
import { DATABASES } from '#core/storage/databases.ts';
import { openTransactions } from '#core/storage/transactions.ts';
import { delay } from '#lib/delay.ts';
import { randomId } from '#lib/random-id.ts';
import { announceChange } from './channel.ts';
import type { Device } from './device.ts';
import { mailSettings } from './mail-settings.ts';
import { withSendLock } from './send-lock.ts';

/** The device that page and worker run on, with a way to post. */
export const deviceWith = (post: Device['post']): Device => ({
  now: () => Date.now(),
  random: () => Math.random(),
  randomId,
  wait: (ms) => delay(ms),
  digest,
  transact: openTransactions(DATABASES.outbox, ['messages', 'queue'], 'strict', announceChange),
  announceChange,
  withSendLock,
  canSend: () => typeof mailSettings() !== 'string',
  isReachable,
  post,
});

async function digest(text: string): Promise<string> {
  // Missing on pages that are not served over HTTPS.
  if (!crypto.subtle) return '';
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
