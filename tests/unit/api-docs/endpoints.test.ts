import { describe, expect, it } from 'vitest';
import { type EndpointPath, endpoints } from '#api-docs/endpoints.ts';
import type { Page } from '#content/types/page.ts';
import { pageOf, pages, sectionsOf } from '../content/content-pages.ts';

/** Requests and fields that the specification documents, and PAN, which it names without any. */
const DOCUMENTED: Record<EndpointPath, string> = {
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

describe('the table of endpoints', () => {
  it('has what the specification documents, and nothing else', () => {
    const table = endpoints.map(({ path, fields }) => [
      path,
      fields.map(({ name }) => name).join(', '),
    ]);
    expect(Object.fromEntries(table)).toEqual(DOCUMENTED);
    expect(endpoints).toHaveLength(Object.keys(DOCUMENTED).length);
  });

  it.each(endpoints)('$path requires every field, with a sample that fits', ({ fields }) => {
    for (const { name, required, sample, pattern } of fields) {
      expect(required, name).toBe(true);
      if (pattern) expect(sample, name).toMatch(new RegExp(pattern, 'u'));
    }
  });

  it('has an Idempotency-Key for every call that moves money, and for no other', () => {
    for (const { path, headers = [] } of endpoints) {
      const names = headers.map(({ name }) => name);
      expect(names, path).toEqual(path.endsWith('/verify') ? [] : ['Idempotency-Key']);
      for (const { sample, pattern } of headers) expect(sample).toMatch(new RegExp(pattern, 'u'));
    }
  });

  it.each(endpoints)('$path has a page that documents it', ({ path, page }) => {
    expect(pageOf<Page<'Verification'>>(page as never).endpoint.path).toBe(path);
  });

  it('takes a file for OCR alone', () => {
    const forms = endpoints.filter(({ contentType }) => contentType === 'multipart/form-data');
    expect(forms.map(({ path }) => path)).toEqual(['/ocr/verify']);
  });

  it('names nobody: what could be a person or a company is a sample', () => {
    for (const { outcomes } of endpoints)
      for (const [, name = ''] of JSON.stringify(outcomes).matchAll(/"name[^"]*":"([^"]+)"/g))
        expect(name).toMatch(/SAMPLE/);
  });
});

describe('pages of endpoints', () => {
  it.each(documentedPages)('$path documents a row of the table', ({ path, page }) => {
    const row = endpoints.find((endpoint) => endpoint.path === page.endpoint.path);
    expect(row?.page).toBe(path);
  });

  it.each(documentedPages)('$path shows four languages, a response and four errors', ({ page }) => {
    const { samples, responses } = page.endpoint;
    expect(samples.map(({ label }) => label)).toEqual(['cURL', 'JavaScript', 'Python', 'PHP']);
    expect(responses.map(({ status }) => status)).toEqual([200, 400, 401, 422, 429]);
    for (const { body } of responses) expect(JSON.parse(body)).toHaveProperty('request_id');
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

  it.each(documentedPages)('the errors on $path name a field of that request', ({ page }) => {
    const { fields, responses } = page.endpoint;
    const names = fields.map(({ name }) => name);
    for (const { status, body } of responses)
      if (status === 400 || status === 422) expect(names).toContain(JSON.parse(body).error.field);
  });

  it.each([
    ['/apis/panFeatures', 'pan is missing.'],
    ['/apis/bankFeatures', 'account_number or ifsc is missing.'],
    ['/apis/bbpsFeatures', 'biller_id, consumer_number, amount or mode is missing.'],
  ])('%s says in one sentence that a field is missing', (path, sentence) => {
    const page = documentedPages.find((each) => each.path === path)?.page;
    expect(page?.endpoint.responses.find(({ status }) => status === 400)?.text).toBe(sentence);
  });

  it('are all linked from the reference, in the order of the table', () => {
    const index = sectionsOf('/apis/apiRefrence').find(({ kind }) => kind === 'endpoints');
    if (index?.kind !== 'endpoints') throw new Error('The reference has no index.');
    expect(index.items.map(({ path, to }) => [path, to])).toEqual(
      endpoints.map(({ path, page }) => [path, page]),
    );
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
