import type { Page } from 'playwright/test';
import { MAIL_PATH } from '../../../build/server/mail-sink.ts';
import { LEAST_TIME_MS } from '../../../src/features/contact/doubt.ts';
import type { Site } from './site.ts';

/** What the form says of a message that the mail service refused. */
export const FAILED = 'Failed to send message. Please try again.';

export async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Verma');
  await page.getByLabel('Email').fill('asha@shop.example');
  await page.getByLabel('Message').fill(message);
}

export async function send(page: Page): Promise<void> {
  await takeTime(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Waits until a person could have written the message: one that is sent sooner is asked about. */
export async function takeTime(page: Page): Promise<void> {
  await page.waitForFunction((leastMs) => performance.now() > leastMs, LEAST_TIME_MS);
}

export const saved = (page: Page) => page.getByRole('heading', { name: /^Saved/ });
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!' });

/** A message that came to the mail service, and the way to answer it. */
export interface Letter {
  message: string;
  message_id: string;
  attempt: number;
  answer: (status: number, text: string) => void;
}

/** The letters that come to a mail service which answers none by itself, in their order. */
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
      letters.push({ ...JSON.parse(body).template_params, answer });
    });
    return true;
  };
  return letters;
}
