import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { mailSink } from '../../../../build/server/mail-sink.ts';

/** Ends each writing that is under way. */
const written = vi.hoisted(() => [] as (() => void)[]);
vi.mock('../../../../build/server/mail-folder.ts', () => ({
  keepMail: () => new Promise<void>((done) => written.push(done)),
}));

const ACCOUNT = { serviceId: 's', templateId: 't', publicKey: 'k' };
const CALL = { service_id: 's', template_id: 't', user_id: 'k', template_params: {} };
const HEADERS = {
  origin: 'http://localhost',
  host: 'localhost',
  'content-type': 'application/json',
};

it('takes fifty at a time, asks others to come later, and goes on when those are written', async () => {
  const sink = mailSink({ ...ACCOUNT, folder: '' });
  const statuses: number[] = [];
  const post = () => {
    const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(CALL))]), {
      method: 'POST',
      headers: HEADERS,
    });
    const response = {
      headersSent: false,
      destroyed: false,
      writeHead: (status: number) => ({ end: () => statuses.push(status) }),
    };
    return sink(request as never, response as never);
  };
  const first = Array.from({ length: 50 }, post);
  await vi.waitFor(() => expect(written).toHaveLength(50));
  await post();
  expect(statuses).toEqual([429]);
  for (const done of written.splice(0)) done();
  await Promise.all(first);
  expect(statuses.slice(1)).toEqual(Array(50).fill(200));
  const next = post();
  await vi.waitFor(() => expect(written).toHaveLength(1));
  written[0]?.();
  await next;
  expect(statuses.at(-1)).toBe(200);
});
