import { saveFile } from '#components/save-file.ts';
import { randomId } from '#lib/random-id.ts';
import { reminder } from './reminder.ts';
import * as words from './words/reminder.ts';

/** Saves a calendar entry of tomorrow that leads to the outbox. */
export function saveReminder(): void {
  const entry = reminder({
    uid: randomId(),
    now: new Date(),
    summary: words.reminder,
    url: new URL('/outbox', location.href).href,
  });
  saveFile('reminder.ics', new Blob([entry], { type: 'text/calendar' }));
}
