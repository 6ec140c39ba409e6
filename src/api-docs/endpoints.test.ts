import { describe, expect, it } from 'vitest';
import { endpointRows } from '#api-docs/endpoint-rows.ts';
import { operationList } from '#api-docs/operations.ts';
import type { Page } from '#copy/types/page.ts';
import { pages, sectionsOf } from '#tests/unit/content/content-pages.ts';

/** Requests and fields that the specification documents, and PAN, which it names without any. */
const DOCUMENTED: Record<string, string> = {
  '/pan/verify': 'pan',
  '/aadhaar/verify': 'aadhaar',
  '/bank/verify': 'account_number, ifsc',
  '/voterid/verify': 'voter_id',
  '/bbps/pay': 'biller_id, consumer_number, amount, mode',
  '/rc/verify': 'rc_number',
  '/passport/verify': 'passport_number',
  '/cin/verify': 'cin',
  '/ocr/verify': 'file',
  '/upi/verify': 'upi_id',
};

const documentedPages = pages.flatMap(({ path, page }) =>
  page.view === 'Verification' ? [{ path, page: page as Page<'Verification'> }] : [],
);

describe('pages of endpoints', () => {
  it('document what the specification documents, with its fields', () => {
    const shown = documentedPages.map(({ page: { endpoint } }) => [
      endpoint.path,
      endpoint.fields.map(({ name }) => name).join(', '),
    ]);
    expect(Object.fromEntries(shown)).toEqual(DOCUMENTED);
  });

  it.each(documentedPages)('$path is the page of its row', ({ path, page }) => {
    const row = operationList.find((each) => each.id === page.endpoint.id);
    expect([row?.path, row?.page]).toEqual([page.endpoint.path, path]);
  });

  it.each(documentedPages)('$path requires every field', ({ page }) => {
    for (const { type } of page.endpoint.fields)
      expect(type).toMatch(/^(?:string|integer|file), required$/);
  });

  it.each(documentedPages)('$path shows four languages and an error of each status', ({ page }) => {
    const { samples, responses, headers } = page.endpoint;
    expect(samples.map(({ label }) => label)).toEqual(['cURL', 'JavaScript', 'Python', 'PHP']);
    const wanted =
      headers.length > 0
        ? [200, 400, 401, 403, 404, 409, 422, 429]
        : [200, 400, 401, 403, 422, 429];
    expect(responses.map(({ status }) => status)).toEqual(wanted);
    for (const { status, body, text } of responses) {
      expect(JSON.parse(body)).toHaveProperty('request_id');
      if (status < 400) continue;
      // One code a status would hide what to do.
      expect(text.split(', ')).toContain(JSON.parse(body).code);
    }
  });

  it.each(documentedPages)('$path speaks of a same key only where it documents one', (each) => {
    const { headers } = each.page.endpoint;
    const speaks = /same (reference|Idempotency-Key)/.test(JSON.stringify(each.page));
    expect(speaks).toBe(headers.some(({ name }) => name === 'Idempotency-Key'));
  });

  it('are told how a repeated payment is known, wherever a page of the APIs speaks of one', () => {
    const speaking = pages.filter(
      ({ path, page }) => /^\/api/i.test(path) && /same (reference|key)/.test(JSON.stringify(page)),
    );
    expect(speaking.length).toBeGreaterThan(2);
    for (const { path, page } of speaking)
      expect(JSON.stringify(page), path).toContain('Idempotency-Key');
  });

  it('are in the index of the reference with all other calls, each once', () => {
    const index = sectionsOf('/apis/apiRefrence').find(({ kind }) => kind === 'endpoints');
    if (index?.kind !== 'endpoints') throw new Error('The reference has no index.');
    expect(index.items).toEqual(endpointRows);
  });

  it('the guide walks through the steps that it lists', () => {
    const sections = sectionsOf('/apis/guideSteps');
    const [steps] = sections;
    if (steps?.kind !== 'steps') throw new Error('The steps come first.');
    const headings = sections.flatMap((each) => ('heading' in each ? each.heading : []));
    expect(headings.filter((heading) => /^\d\. /.test(heading))).toEqual(
      steps.items.map(({ title }, i) => `${i + 1}. ${title}`),
    );
  });
});
