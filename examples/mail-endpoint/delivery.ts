import { sendMail } from './mail-api.ts';
import type { Outcome } from './outcome.ts';
import type { Message } from './read-message.ts';
import type { Settings } from './settings.ts';
import type { Entry } from './store.ts';

/** The site gives up after 20 s, and must not hear "no answer" for a mail that went out. */
const ANSWER_MS = 15_000;

/** How long a copy waits for the one that is being sent. It may have to send itself then. */
const COPY_WAIT_MS = 5_000;
const LOOK_AGAIN_MS = 100;

/** How long an instance has a message for itself: longer than it works on one. Who takes that long was killed. */
const HOLD_MS = 60_000;

/** How long an id is remembered, in seconds: a message may wait on a device for weeks. */
const REMEMBERED_S = 90 * 24 * 60 * 60;

// The value under a message's id: one of these, or until when an instance has it for itself.
const SENT = 'sent';
const FREE = 'free';

const DELIVERED: Outcome = { status: 200, text: 'OK' };
const BUSY: Outcome = { status: 503, text: 'Service Unavailable' };

/** Forwards a message, or confirms it if that was done: of all copies, on all instances, one is sent at a time. */
export async function deliverOnce(message: Message, settings: Settings): Promise<Outcome> {
  const { STORE } = settings;
  const key = keyOf(message);
  const signal = AbortSignal.timeout(ANSWER_MS);
  const giveUpAt = Date.now() + COPY_WAIT_MS;
  while (!signal.aborted) {
    const entry = await STORE.read(key);
    if (entry.value === SENT) return DELIVERED;
    if (Number(entry.value) > Date.now()) {
      if (Date.now() >= giveUpAt) return BUSY;
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      continue;
    }
    const until = String(Date.now() + HOLD_MS);
    const held = await STORE.write(key, entry, until, REMEMBERED_S);
    if (held) return send(message, settings, held, signal);
  }
  return BUSY;
}

async function send(message: Message, settings: Settings, held: Entry, signal: AbortSignal) {
  let value = FREE;
  try {
    const outcome = await sendMail(message, settings, signal);
    if (outcome.status === 200) value = SENT;
    return outcome;
  } finally {
    // If this fails the outcome stays, and the hold expires.
    await settings.STORE.write(keyOf(message), held, value, REMEMBERED_S).catch(() => undefined);
  }
}

const keyOf = ({ id }: Message) => `message:${id}`;
