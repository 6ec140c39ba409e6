import { expect, test } from 'vitest';
import { reminder } from '#features/contact/reminder.ts';

const entryOf = (summary: string) =>
  reminder({
    uid: '6f1c1a52-0f7e-4d7f-9b7e-1f2a3b4c5d6e',
    now: new Date('2026-11-26T12:34:56.789Z'),
    summary,
    url: 'https://shop.example/outbox',
  });

/** RFC 5545, 3.1: a line break and a space are taken out again. */
const unfolded = (entry: string) => entry.replaceAll('\r\n ', '').split('\r\n');

test('has what RFC 5545 requires of an entry with an alarm', () => {
  const lines = unfolded(entryOf('Open the site'));
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  for (const line of [
    'UID:6f1c1a52-0f7e-4d7f-9b7e-1f2a3b4c5d6e',
    'DTSTAMP:20261126T123456Z',
    'SUMMARY:Open the site',
    'URL:https://shop.example/outbox',
  ])
    expect(lines).toContain(line);
  const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM') + 1);
  expect(alarm).toEqual([
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    'DESCRIPTION:Open the site',
    'END:VALARM',
  ]);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

test('rings at ten the next morning, in the reader’s time zone', () => {
  const next = new Date(new Date('2026-11-26T12:34:56Z').getTime() + 24 * 60 * 60_000);
  const day = [next.getFullYear(), next.getMonth() + 1, next.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('');
  expect(unfolded(entryOf('Open'))).toContain(`DTSTART:${day}T100000`);
});

test.each([
  'Open the site, please; it has a message of yours that waits to be sent to us \\ the team',
  'संदेश भेजने के लिए साइट खोलें, जो आपके फ़ोन पर सहेजा हुआ है और इंतज़ार कर रहा है',
])(
  'no line has more than 75 octets, each ends in CRLF, and the words stay whole: %s',
  (summary) => {
    const entry = entryOf(summary);
    const lines = entry.split('\r\n');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toContain('�');
    }
    const words = unfolded(entry)
      .find((line) => line.startsWith('SUMMARY:'))
      ?.slice(8);
    expect(words?.replace(/\\([\\;,])/g, '$1')).toBe(summary);
    expect(words).toMatch(/[^\\]\\[\\;,]/);
  },
);
