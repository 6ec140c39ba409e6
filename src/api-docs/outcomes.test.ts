import { describe, expect, it } from 'vitest';
import { type DocumentedPath, documentedRow } from '#api-docs/documented-paths.ts';
import { operationList } from '#api-docs/operations.ts';
import { outcomesOf } from '#api-docs/outcomes.ts';
import { sampleRequest } from '#api-docs/samples/sample-request.ts';
import type { Page } from '#copy/types/page.ts';
import { handle } from '#core/sandbox/handle.ts';
import { requestOf } from '#core/sandbox/request/request-of.ts';
import { seeded } from '#core/sandbox/state/seed.ts';
import { pageOf, pages, sectionsOf } from '#tests/unit/content/content-pages.ts';
import { renderedPages } from '#tests/unit/content/shown.ts';
import { postman } from '../../build/artifacts/api/postman.ts';

const paths = operationList
  .filter(({ method, page }) => method === 'POST' && page)
  .map(({ path }) => path as DocumentedPath);

const rows = paths.map((path) => ({ ...documentedRow(path), ...outcomesOf(path) }));

const STATUSES = [...new Set(rows.flatMap(({ list }) => list.map(({ status }) => status)))];

/** What differs from call to call. */
const withoutIds = ({ id, request_id, bbps_reference, ...body }: Record<string, unknown>) => body;

describe.each(rows)('$path', ({ id, page, samples, decidedBy, list }) => {
  it('answers in the sandbox what is printed for each value', () => {
    for (const [place, { value, status, body }] of list.entries()) {
      const sample = samples[place];
      if (!sample) throw new Error(`${value} has no sample.`);
      const request = requestOf(sampleRequest(id, sample));
      expect(request.body).toContain(value);
      const { answer } = handle(seeded(), request);
      const got = answer?.body as Record<string, unknown>;
      expect(got.status).toBe(status);
      expect(withoutIds(got)).toEqual(withoutIds(body as never));
    }
  });

  it('has different values for all outcomes, and more than one', () => {
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(list.map(({ value }) => value)).size).toBe(list.length);
  });

  const shown = renderedPages.find((each) => each.path === page);

  it.skipIf(shown?.page.view !== 'Verification')(
    'has a page that shows each value with its status and says that it is made up',
    () => {
      for (const { value, status, text } of list)
        expect(shown?.main.markup).toContain(
          `<code translate="no">${value}</code></th><td>${status}</td><td>${text}</td>`,
        );
      expect(shown?.main.text).toMatch(/test values for \w+ is made up/);
    },
  );

  it('has its values in the guide', () => {
    const groups = sectionsOf('/apis/guideSteps').flatMap((each) =>
      each.kind === 'testValues' ? each.items : [],
    );
    const found = groups.find(({ to }) => to === page)?.rows;
    expect(found?.map(({ label, input }) => [label, input])).toEqual(
      list.map(({ value, status }) => [value, `${decidedBy}, ${status}`]),
    );
  });

  it.skipIf(shown?.page.view !== 'Verification')(
    'has a page whose copy names no status but its own',
    () => {
      const { endpoint, ...copy } = pageOf<Page<'Verification'>>(page as never);
      const own = list.map(({ status }) => status);
      const sentences = JSON.stringify(copy).match(/[^.":]*\bstatus\b[^"]*?[."]/g) ?? [];
      for (const sentence of sentences) {
        const named = STATUSES.filter((status) => new RegExp(`\\b${status}\\b`).test(sentence));
        const codes = sentence.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
        expect(own, sentence).toEqual(expect.arrayContaining(named));
        for (const code of codes) expect(JSON.stringify(endpoint), sentence).toContain(code);
      }
    },
  );
});

it('no page has a program ask by POST what became of a call', () => {
  for (const { path, page } of pages)
    expect(JSON.stringify(page), path).not.toMatch(
      /[Cc]all again with the same|[Rr]epeat the call.*until/,
    );
});

it('the guide names the address and the key as the collection and the samples do', () => {
  const guide = JSON.stringify(pageOf('/apis/guideSteps'));
  const given = postman().variable.filter(({ key }) => !key.endsWith('_id'));
  expect(given).toHaveLength(2);
  for (const { key } of given) {
    expect(guide).toContain(`KOLAM_${key.toUpperCase()}`);
    expect(guide).toContain(key);
  }
  expect(guide.match(/KOLAM_(?!BASE_URL|API_KEY|WEBHOOK_SECRET)\w+/g) ?? []).toEqual([]);
});
