import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { saved, send, write } from '../e2e/support/contact-form.ts';
import { open } from '../e2e/support/open.ts';
import { buildWith } from '../e2e/support/own-build.ts';
import { expect, goOffline, goOnline, test } from '../e2e/support/test.ts';

/** A mail service on another origin, as EmailJS is; what it got, and whether it lets pages read its responses. */
async function startMailService() {
  const service = { origin: '', ids: [] as string[], isReadable: false, stop: () => {} };
  const server = createServer((request, response) => {
    const isQuestion = request.method === 'OPTIONS';
    if (isQuestion || service.isReadable) response.setHeader('access-control-allow-origin', '*');
    if (isQuestion) {
      response.setHeader('access-control-allow-headers', 'content-type');
      return void response.writeHead(204).end();
    }
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      service.ids.push(JSON.parse(body).template_params.message_id);
      response.end('OK');
    });
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  service.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  service.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return service;
}

test('a delivery whose response the page may not read counts as one that may have arrived, and keeps its id', async ({
  page,
  context,
  site,
  expectConsoleErrors,
}, testInfo) => {
  expectConsoleErrors(/CORS policy|net::ERR_FAILED/);
  const mail = await startMailService();
  const settings = { VITE_EMAILJS_ORIGIN: mail.origin };
  const build = testInfo.outputPath('mail-elsewhere');
  buildWith(settings, build);
  await site.deploy(build, settings);

  await open(page, '/contact');
  await goOffline(context);
  await write(page, 'Nobody may read the answer');
  await send(page);
  await expect(saved(page)).toBeVisible();
  await goOnline(context);
  await page.getByRole('link', { name: 'outbox', exact: true }).click();
  await expect(page.getByText(/a copy may have arrived/)).toBeVisible();
  await expect(page.getByText('No answer from the mail service.')).toBeVisible();
  expect(mail.ids).toHaveLength(1);
  mail.isReadable = true;
  await page.getByRole('button', { name: /^Send now/ }).click();
  await expect.poll(() => mail.ids.length).toBe(2);
  expect(new Set(mail.ids).size).toBe(1);
  await open(page, '/outbox');
  await expect(page.getByText('No messages are waiting')).toBeVisible();
  mail.stop();
});
