import { expect, type Page } from 'playwright/test';
import { MAIL_PATH } from '../../../build/server/mail-sink.ts';
import { open } from './open.ts';
import type { Site } from './site.ts';

/** What the form says of a message that the mail service refused. */
export const FAILED = 'Failed to send message. Please try again.';

export async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  // Messages that wait are listed beneath, and their buttons name them.
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}

export const send = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Send Message' }).click();

/** Writes a message on the contact page and presses Send. */
export async function openAndSend(page: Page, message: string): Promise<void> {
  await open(page, '/contact');
  await write(page, message);
  await send(page);
}

/** The same where the mail service refuses it. */
export async function openAndFail(page: Page, message: string): Promise<void> {
  await openAndSend(page, message);
  await expect(page.getByRole('alert')).toHaveText(FAILED);
}

export const saved = (page: Page) => page.getByRole('heading', { name: /^Saved/ });
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!' });

/** A message that came to the mail service, and the way to answer it. */
export interface Letter {
  message: string;
  message_id: string;
  attempt: number;
  answer: (status: number, text: string) => void;
  /** Whether the browser gave it up before it was answered. */
  isCut: () => boolean;
}

/** The letters that come to a mail service which answers none unasked, in their order. */
export function holdMail(site: Site): Letter[] {
  const letters: Letter[] = [];
  site.fault = (request, response) => {
    if (request.url !== MAIL_PATH) return false;
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const answer = (status: number, text: string) => void response.writeHead(status).end(text);
      const isCut = () => response.closed && !response.writableEnded;
      letters.push({ ...JSON.parse(body).template_params, answer, isCut });
    });
    return true;
  };
  return letters;
}

/** One of the letters, counted from 0, once it has come. */
export async function letterAt(letters: readonly Letter[], number: number): Promise<Letter> {
  await expect.poll(() => letters.length).toBeGreaterThan(number);
  return letters[number] as Letter;
}
