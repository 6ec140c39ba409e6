/** A fault that the outbox once had, as a change of the current code that brings it back. */
export interface OldBug {
  /** Line of the table of attacks, and what happened. */
  name: string;
  file: string;
  from: string;
  to: string;
  /**
   * Seed to begin with, where rarer things must meet than meet in so many schedules from the first; 1 if there is none.
   */
  seed?: number;
}

const OUTBOX = 'src/core/outbox';

export const OLD_BUGS: readonly OldBug[] = [
  {
    name: 'A1, A2: another text under the id of one that was sent is told “Thank you!”',
    file: `${OUTBOX}/identity.ts`,
    from: "const isSame = last.id !== '' && hash !== '' && last.hash === hash;",
    to: "const isSame = last.id !== '';",
  },
  {
    name: 'A3: a message that was deleted is posted, blank',
    file: `${OUTBOX}/transitions.ts`,
    from: "if (record.status !== 'queued') return undefined;\n  const journal",
    to: 'const journal',
  },
  {
    name: 'A6: Send now is forgotten where another message is being sent',
    file: `${OUTBOX}/transitions.ts`,
    from: "return { ...record, status: 'queued', inForm: false, sendNow: true, nextAt: now };",
    to: 'return record;',
  },
  {
    name: 'A7: a late response takes what was typed since for delivered',
    file: `${OUTBOX}/settle.ts`,
    from: "if (!isSame) return record.status === 'sent' ? 'arrived' : 'nothing';",
    to: '',
  },
  {
    name: 'A8: one message that is refused starves the others',
    file: `${OUTBOX}/answers.ts`,
    from: "  'Account not found',\n",
    to: "  'Account not found',\n  'The recipients address is corrupted',\n",
  },
  {
    name: 'A9: an attempt that met no network after all is forgotten',
    file: `${OUTBOX}/transitions.ts`,
    from: 'const ended = { ...record, journal };',
    to: 'const ended = { ...record, journal: reachable ? journal : record.journal.slice(0, -1) };',
  },
  {
    name: 'A10: any page of status 200 counts as a delivery',
    file: `${OUTBOX}/answers.ts`,
    from: "if (status === 200 && words === DELIVERED) return 'sent';",
    to: "if (status === 200) return 'sent';",
  },
  {
    name: 'A11: a record that vanished while it waited is told “Thank you!”',
    file: `${OUTBOX}/submit.ts`,
    from: 'if (!record && delivered === undefined) return sendUnstored(device, id, payload);',
    to: "if (!record && delivered === undefined) return 'sent';",
  },
  {
    name: 'A12: an outcome that could not be written is not written again',
    file: `${OUTBOX}/write-surely.ts`,
    from: 'if (tries === WRITE_TRIES) throw error;',
    to: 'throw error;',
  },
  {
    name: 'A12: what is on a full disk is sent in addition to its record',
    file: `${OUTBOX}/store.ts`,
    from: "return stored === 'unreadable' ? undefined : stored;",
    to: 'return undefined;',
  },
  {
    name: 'A12: no room is kept while messages wait, and a full disk holds them up',
    file: `${OUTBOX}/flush.ts`,
    from: 'await tendReserve(device, (await waitingRecords(device)).length > 0).catch(() => {});',
    to: '',
  },
  {
    name: 'A12: room is kept for what waits, and a full disk does not get it',
    file: `${OUTBOX}/reserve.ts`,
    from: 'if (!isFullDisk(error) || !(await tendReserve(device, false).catch(() => false))) throw error;\n    return write();',
    to: 'throw error;',
  },
  {
    name: 'D17: what a form or a dead tab left behind waits for the next sign of life',
    file: `${OUTBOX}/sender.ts`,
    from: 'if (change === lastChange) void deliver();',
    to: '',
  },
  {
    name: 'P19: a send lock that is not given back holds every message for ever',
    file: `${OUTBOX}/take-send-lock.ts`,
    from: 'watch.overdue = before;',
    to: 'watches.delete(device);',
  },
  {
    name: 'P19: a tab that lost the lock continues to post',
    // Both guards of it: the term, and what a holder hears of its lock.
    file: `${OUTBOX}/queue.ts`,
    from: 'term: Number.isSafeInteger(term) ? Number(term) : RESTED.term,',
    to: 'term: -1,',
    seed: 15_330,
  },
  {
    name: 'P16: a blocked probe holds every message for ever',
    file: `${OUTBOX}/flush.ts`,
    from: 'return isHeld(next, lastPostAt, heldMs, device.now());',
    to: 'return false;',
  },
  {
    name: 'an orphan is sent again at once, and its first sender’s outcome is lost',
    file: `${OUTBOX}/transitions.ts`,
    from: "if (classifyResponse(response) === 'sent') return asSent(record, outcome.now);\n  if (!record.journal",
    to: 'if (openAttempt(record)?.id !== attempt) return undefined;\n  if (!record.journal',
  },
  {
    name: 'what no disk takes is sent during another post',
    file: `${OUTBOX}/send-unstored.ts`,
    from: 'await device.wait(SEND_SPACING_MS);\n      const journal',
    to: 'const journal',
  },
  {
    name: 'F4: a post begins though its message was given up or deleted',
    file: `${OUTBOX}/attempt.ts`,
    from: 'hasLeft = isStanding && !signal.aborted;',
    to: 'hasLeft = true;',
  },
  {
    name: 'F4: a post that is given up goes on',
    file: `${OUTBOX}/attempt.ts`,
    from: '  abort.abort();\n',
    to: '',
  },
  {
    name: 'F4: a message is taken back as not sent though a copy may have arrived',
    file: `${OUTBOX}/journal.ts`,
    from: 'journal.some(({ response }) => isUncertain(response));',
    to: 'isUncertain(journal.at(-1)?.response ?? "@unsent");',
  },
  {
    name: 'F10: an answer to another message ends the rest that a 429 began',
    file: `${OUTBOX}/queue.ts`,
    from: 'return withoutHold(rateUntil);',
    to: 'return withoutHold(0);',
  },
  {
    name: 'A10: an answer where a redirect leads counts as a delivery',
    file: `${OUTBOX}/call-email-js.ts`,
    from: "export const REDIRECT: RequestRedirect = 'manual';",
    to: "export const REDIRECT: RequestRedirect = 'follow';",
  },
  {
    name: 'F4: an answer that is not a refusal counts as one',
    file: `${OUTBOX}/error-code.ts`,
    from: 'isSilence(response) || /^(?:[^\\D4]|408)/.test(response);',
    to: 'isSilence(response);',
  },
  {
    name: 'F17: a word of a proxy holds every message',
    file: `${OUTBOX}/answers.ts`,
    from: 'OF_ACCOUNT.includes(sentence)',
    to: '/key|service|template|account/i.test(sentence)',
  },
  {
    name: 'F17: a refusal by a proxy stops a message',
    file: `${OUTBOX}/answers.ts`,
    from: "  return 'retry';\n",
    to: "  return status < 500 ? 'reject' : 'retry';\n",
  },
  {
    name: 'F10: nobody hears how long the service asks to be left alone',
    file: `${OUTBOX}/call-email-js.ts`,
    from: 'retryAfterMs: retryAfterOf(headers, Date.now()),',
    to: 'retryAfterMs: 0,',
  },
  {
    name: 'a message whose writing hung and happened is posted twice',
    file: `${OUTBOX}/send-unstored.ts`,
    from: 'if (stored && joined) putRecord(messages, stored, joined);',
    to: '',
    seed: 1_627_967_789,
  },
  {
    name: 'a change that was written and never answered for is told to nobody',
    file: `${OUTBOX}/store.ts`,
    from: 'if (isUnanswered(error)) device.announceChange();',
    to: '',
    seed: 711_303_413,
  },
  {
    name: 'a holder that hears that its lock was taken goes on where the disk refused the term of its taker',
    file: `${OUTBOX}/take-send-lock.ts`,
    from: '  turn.term = -1;\n',
    to: '',
    seed: 713_206_168,
  },
  {
    name: 'a page that slept while the clock was set back believes what it asked before',
    file: `${OUTBOX}/attempt.ts`,
    from: 'Math.abs(device.now() - askedAt)',
    to: 'device.now() - askedAt',
    seed: 219_629_897,
  },
  {
    name: '42: a hold lasts on another network',
    file: `${OUTBOX}/queue.ts`,
    from: "if (state.pausedFor === 'service')",
    to: "if (state.pausedFor === 'rate')",
    seed: 1_498_660_910,
  },
  {
    name: '42: an earlier doubt is forgotten once a later try was refused for sure',
    file: `${OUTBOX}/copy-may-have-arrived.ts`,
    from: '...ended, ...',
    to: '...ended.slice(-1), ...',
    seed: 1_300_905_265,
  },
  {
    name: '42: a message that could not be left to the queue is told to no page',
    file: `${OUTBOX}/submit.ts`,
    from: "    device.announceChange();\n    return 'queued' as const;",
    to: "    return 'queued' as const;",
    seed: 201_016_580,
  },
  {
    name: '42: a message that a newer build has taken is posted in addition to its record',
    file: `${OUTBOX}/store.ts`,
    from: "if (stored === 'newer') return 'unanswered';",
    to: '',
  },
  {
    name: '42: what a newer build has written is written over',
    file: `${OUTBOX}/record.ts`,
    from: '  migrateRecord(value, MESSAGE, (record) => {',
    to: '  migrateRecord({ ...Object(value), schema: MESSAGE.version }, MESSAGE, (record) => {',
  },
];
