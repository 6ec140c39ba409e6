import { STORAGE_PREFIX } from '#facts/site.ts';

/** RFC 5545, 3.1: a line has at most 75 octets, and goes on in the next one, which begins with a space. */
const LINE_OCTETS = 75;

const HOUR = 10;

interface Reminder {
  /** Unlike that of any other entry, anywhere. */
  uid: string;
  now: Date;
  summary: string;
  url: string;
}

/** A calendar entry, an `.ics` file of RFC 5545, that rings at ten in the morning of the next day, wherever that is. */
export function reminder({ uid, now, summary, url }: Reminder): string {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, HOUR);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${STORAGE_PREFIX}//reminder//EN`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${digits(now.toISOString())}Z`,
    `DTSTART:${digits(localTime(start))}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

/** `2026-11-27T10:00:00.000Z` as `20261127T100000`. */
const digits = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '');

const localTime = (date: Date) =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString();

/** RFC 5545, 3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Between characters, so that each line is valid text. */
function folded(line: string): string {
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
