import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import cloudflare from '../../../examples/mail-endpoint/cloudflare.ts';
import { hasSqlite, sqliteDatabase } from './sqlite-database.ts';

const SITE = 'https://www.example.com';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.skipIf(!hasSqlite)(
  'mails one message for each id, and works on when its visitor has left',
  async () => {
    const mails = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', mails);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    const folder = mkdtempSync(path.join(tmpdir(), 'cloudflare-'));
    const bindings = {
      ALLOWED_ORIGINS: SITE,
      MAIL_FROM: 'form@example.com',
      MAIL_TO: 'support@example.com',
      MAIL_API_URL: 'https://api.mail.test/emails',
      MAIL_API_KEY: 'any',
      DATABASE: await sqliteDatabase(path.join(folder, 'entries.db')),
    };
    const message = {
      from_name: 'Asha Verma',
      from_email: 'asha@example.com',
      message: 'Namaste',
      message_id: '0b9f6c1e-6f0e-4c58-9a3b-0d2a54d3a001',
      queued_at: '2026-01-01T00:00:00.000Z',
    };
    const works: Promise<unknown>[] = [];
    const post = async () => {
      const request = new Request('https://mail.example.com/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ template_params: message }),
      });
      request.headers.set('origin', SITE);
      const context = { waitUntil: (work: Promise<unknown>) => void works.push(work) };
      return (await cloudflare.fetch(request, bindings, context)).text();
    };
    expect(await Promise.all([post(), post(), post()])).toEqual(['OK', 'OK', 'OK']);
    expect(works).toHaveLength(3);
    // As its timer does each day: the id outlives it.
    vi.setSystemTime(Date.UTC(2026, 1, 1));
    await cloudflare.scheduled(undefined, bindings);
    expect(await post()).toBe('OK');
    expect(mails).toHaveBeenCalledTimes(1);
  },
);
