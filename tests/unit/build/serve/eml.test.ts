import { expect, it } from 'vitest';
import { plainAddress, plainToken, toEml } from '../../../../build/server/eml.ts';

const MAIL = {
  from_name: 'Asha',
  from_email: 'asha@example.com',
  message: 'Namaste',
  message_id: 'id-1',
  attempt: 2,
  queued_at: '2026-01-01T00:00:00.000Z',
};
const DATE = new Date('2026-01-02T03:04:05Z');

/** RFC 5322, 2.2 and 3.3; the names are encoded words of RFC 2047. */
it('is headers, an empty line and the text in base64', () => {
  expect(toEml(MAIL, DATE).split('\r\n')).toEqual([
    'From: =?utf-8?B?QXNoYQ==?= <asha@example.com>',
    'To: Mail sink <inbox@localhost>',
    'Subject: =?utf-8?B?Q29udGFjdCBmb3JtOiBBc2hh?=',
    'Date: Fri, 02 Jan 2026 03:04:05 +0000',
    'Message-ID: <id-1@localhost>',
    'X-Attempt: 2',
    'X-Queued-At: 2026-01-01T00:00:00.000Z',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    'TmFtYXN0ZQ==',
    '',
  ]);
});

it('has an empty body for an empty text', () => {
  expect(toEml({ ...MAIL, message: '' }, DATE)).toMatch(/base64\r\n\r\n$/);
});

/** RFC 2045, 6.8: lines of at most 76 characters. */
it('breaks its text into lines, of which nothing is lost', () => {
  const message = 'கோலம் '.repeat(100);
  const [, body = ''] = toEml({ ...MAIL, message }, DATE).split('\r\n\r\n');
  const lines = body.trim().split('\r\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBe(76);
  expect(Buffer.from(lines.join(''), 'base64').toString('utf8')).toBe(message);
});

/** RFC 2047, 2: at most 75 characters, and no character is divided. */
it.each(['அ'.repeat(15), 'அ'.repeat(16), `a${'😀'.repeat(40)}`, 'a'.repeat(45), 'a'.repeat(46)])(
  'writes a name in encoded words: %s',
  (from_name) => {
    const [from = ''] = toEml({ ...MAIL, from_name }, DATE).split('\r\nTo:');
    const words = [...from.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)];
    for (const [word] of words) expect(word.length).toBeLessThanOrEqual(75);
    expect(words).toHaveLength(Math.ceil(Buffer.byteLength(from_name) / 45));
    const decoded = words.map(([, text = '']) => Buffer.from(text, 'base64').toString('utf8'));
    expect(decoded.join('')).toBe(from_name);
    expect(from.split('\r\n').slice(1)).toEqual(
      words
        .slice(1)
        .map(([word], index) =>
          index === words.length - 2 ? ` ${word} <asha@example.com>` : ` ${word}`,
        ),
    );
  },
);

it('cuts a name after 200 characters, and names nobody by nothing', () => {
  const name = (from_name: string) =>
    [...(toEml({ ...MAIL, from_name }, DATE).split('\r\nTo:')[0] ?? '').matchAll(/B\?([^?]*)\?/g)]
      .map(([, text = '']) => Buffer.from(text, 'base64').toString('utf8'))
      .join('');
  expect(name('a'.repeat(201))).toBe('a'.repeat(200));
  expect(name('')).toBe('');
});

/** RFC 5321, 4.5.3.1: 254 characters; RFC 5322, 3.2.3: what an address is made of. */
it('leaves of an address what may be in one', () => {
  expect(plainAddress("o'hara+a.b!#$%&*=?^`{|}~-/_@x.in")).toBe("o'hara+a.b!#$%&*=?^`{|}~-/_@x.in");
  expect(plainAddress('a@b.in\r\nBcc: <c@d>,"e"\u0007')).toBe('a@b.inBccc@de');
  expect(plainAddress('a'.repeat(300))).toHaveLength(254);
});

it('leaves of an id letters, digits and a few signs', () => {
  expect(plainToken('0b9f-6c1e_x.y:2026\r\n<>"\u001b[2J')).toBe('0b9f-6c1e_x.y:20262J');
  expect(plainToken('a'.repeat(100))).toHaveLength(80);
});
