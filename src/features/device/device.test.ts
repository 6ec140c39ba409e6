import { describe, expect, test } from 'vitest';
import { textsOf } from '#features/device/export/texts-of.ts';
import { draftsIn } from '#features/device/kept/drafts-on-disk.ts';
import { goneInWords, keptInWords, lockInWords, lockOf } from '#features/device/kept/in-words.ts';
import type { Kept } from '#features/device/kept/kept.ts';
import { ownDevice } from '#features/device/own-device.ts';
import { roomOf } from '#features/device/room/room.ts';
import { takenInWords } from '#features/device/room/taken-in-words.ts';

const NOTHING: Kept = {
  messages: 0,
  locker: { user: '', documents: 0, tray: 0, bytes: 0, sealed: false },
  drafts: [],
  investor: '',
};

const contact = (message: string) => ({
  state: { contact: { id: 'x', hash: 'y', from_name: '', from_email: '', message }, signUp: {} },
  version: 3,
});

describe('drafts on the disk', () => {
  test('of every tab are found, with the typed text and nothing else', () => {
    const entries = [
      ['drafts', contact('')],
      ['drafts-1', contact('Hello')],
      ['drafts-12', { state: { signUp: { name: 'Asha', country: 'IN', phone: '' } }, version: 2 }],
      ['investor', { state: { email: 'a@b.example' } }],
      ['set-aside:drafts', contact('Not this')],
    ] as const;
    expect(draftsIn(entries)).toEqual([
      { form: 'contact', fields: { message: 'Hello' } },
      { form: 'signUp', fields: { name: 'Asha' } },
    ]);
  });

  test.each([
    [undefined],
    [null],
    [7],
    ['text'],
    [{}],
    [{ state: null }],
    [{ state: { contact: 3 } }],
  ])('%j is none', (value) => expect(draftsIn([['drafts', value]])).toEqual([]));
});

describe('words', () => {
  test('say that an empty device is empty', () => {
    expect(Object.values(keptInWords(NOTHING))).toEqual([
      'Nothing waits',
      'No documents',
      'Nobody is signed in',
      'No drafts',
      'Nobody is signed in',
    ]);
    expect(goneInWords(NOTHING)).toBe('');
  });

  test('count one and many', () => {
    const kept: Kept = {
      messages: 1,
      locker: { user: 'Sample Visitor', documents: 6, tray: 2, bytes: 3_565_158, sealed: true },
      drafts: [{ form: 'contact', fields: { message: 'a' } }],
      investor: 'a@b.example',
    };
    expect(keptInWords(kept)).toEqual({
      messages: '1 message waits for a network',
      locker: '6 documents, 3.4 MB, 2 files in the tray',
      session: 'Signed in as Sample Visitor',
      drafts: 'Contact form: started, not sent',
      investor: 'Signed in as a@b.example',
    });
    expect(goneInWords(kept)).toBe(
      '6 documents, 2 files in the tray, 1 waiting message, 1 draft and the session of the investor demo',
    );
  });

  test('never claim that nothing is there if that is unknown', () => {
    expect(goneInWords({ ...NOTHING, locker: 'locked' })).toBe('everything in the locked locker');
    expect(keptInWords(undefined).locker).toBe('Counting...');
    expect(keptInWords({ ...NOTHING, locker: undefined }).locker).toContain('cannot be read');
    expect(keptInWords(undefined).session).toBe('Counting...');
    expect(keptInWords({ ...NOTHING, locker: undefined }).session).toContain('cannot be read');
    expect(keptInWords({ ...NOTHING, locker: 'locked' }).session).toContain('we cannot show');
    expect(lockInWords(undefined)).toBe('Counting...');
    expect(lockInWords({ ...NOTHING, locker: undefined })).toContain('cannot be read');
    expect(keptInWords({ ...NOTHING, messages: undefined }).messages).toBe('Counting...');
    const refused = (messages: number, failedMessages: number) =>
      keptInWords({ ...NOTHING, messages, failedMessages }).messages;
    expect(refused(1, 1)).toBe('1 message could not be sent');
    expect(refused(3, 2)).toBe('1 message waits for a network, 2 messages could not be sent');
    expect(keptInWords({ ...NOTHING, messages: 1, unconfirmedMessages: 1 }).messages).not.toMatch(
      /not be sent|waits/,
    );
  });
});

test('the lock links to where it is set, changed or opened, and nowhere while unknown', () => {
  const sealed = { user: '', documents: 1, tray: 0, bytes: 1, sealed: true };
  expect(lockOf(NOTHING)).toMatchObject({ act: 'Set', to: '/digilocker#lock-title' });
  expect(lockOf({ ...NOTHING, locker: sealed })).toMatchObject({ act: 'Change' });
  expect(lockOf({ ...NOTHING, locker: 'locked' })).toMatchObject({
    act: 'Unlock',
    to: '/digilocker',
  });
  expect(lockOf({ ...NOTHING, locker: undefined })).toBeUndefined();
  const open = { ...NOTHING, locker: sealed };
  const half = { phase: 'sealing' as const, plain: 3, all: 5 };
  const stated = [
    NOTHING,
    open,
    { ...open, encryption: { phase: 'sealed' as const, plain: 0, all: 0 } },
    { ...open, encryption: half },
    { ...NOTHING, locker: 'locked' as const, encryption: half },
  ];
  expect(stated.map(lockInWords)).toEqual([
    'Off: anyone who can unlock this device can open your documents.',
    'On, and open in this tab.',
    'On, and open in this tab. Your documents are encrypted on this device.',
    'On, and open in this tab. Not all of it is encrypted yet: 3 of 5 documents and files can still be read on the disk.',
    'On: only the passphrase opens your documents. Not all of it is encrypted yet: 3 of 5 documents and files can still be read on the disk.',
  ]);
});

describe('room', () => {
  test('is split where the browser splits it, and never adds up to more than is used', () => {
    const usageDetails = { caches: 4_000_000, serviceWorkerRegistrations: 100_000 };
    const room = roomOf({ usage: 5_000_000, quota: 1e10, usageDetails }, 700_000);
    expect(room?.parts).toEqual([
      { name: 'pages', bytes: 4_100_000 },
      { name: 'documents', bytes: 700_000 },
      { name: 'rest', bytes: 200_000 },
    ]);
    expect(roomOf({ usage: 10, quota: 1e10, usageDetails }, 700)?.parts).toEqual([
      { name: 'pages', bytes: 10 },
    ]);
    expect(roomOf({ usage: 900, quota: 1e10 }, 700)?.parts).toEqual([
      { name: 'documents', bytes: 700 },
      { name: 'others', bytes: 200 },
    ]);
  });

  test('has a percentage from one on', () => {
    const words = (usage: number) => {
      const room = roomOf({ usage, quota: 100 * 1024 ** 2 });
      return room && takenInWords(room);
    };
    expect(words(1024 ** 2 / 2)).toBe('512 KB of about 100 MB that the browser allows.');
    expect(words(4 * 1024 ** 2)).toBe('4 MB of about 100 MB that the browser allows, 4 %.');
  });

  test.each([[{}], [{ usage: 1 }], [{ usage: 1, quota: 0 }]])('%j tells nothing', (estimate) =>
    expect(roomOf(estimate)).toBeUndefined(),
  );
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0', 0, 'computer'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10, 'computer'],
])('%s with %i fingers is of the kind %s', (userAgent, maxTouchPoints, kind) =>
  expect(ownDevice({ userAgent, maxTouchPoints })).toBe(kind),
);

test('an export has readable texts, and none where there is nothing', () => {
  expect(textsOf([], [])).toEqual([]);
  const payload = { from_name: 'Asha', from_email: 'a@b.example', message: 'नमस्ते' };
  const [messages, drafts] = textsOf(
    [{ id: 'one', createdAt: 0, payload }],
    [{ form: 'signUp', fields: { name: 'Asha' } }],
  );
  expect(JSON.parse(messages?.text ?? '')).toEqual([
    { message_id: 'one', written_at: '1970-01-01T00:00:00.000Z', ...payload },
  ]);
  expect(JSON.parse(drafts?.text ?? '')).toEqual([{ form: 'signUp', name: 'Asha' }]);
  // What an import takes for its list of documents is neither.
  for (const file of [messages, drafts]) expect(file?.name).not.toMatch(/-locker\.json$/);
});
