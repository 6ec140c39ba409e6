import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import privacy from '#copy/pages/PrivacyPolicy.ts';
import terms from '#copy/pages/TermsOfService.ts';
import type { LegalSummary } from '#copy/types/page.ts';
import { InEnglish } from '#layouts/InEnglish.tsx';
import Legal from './Legal.tsx';

// What a build for Hindi puts in their place.
vi.mock('#words/language.ts', () => import('#languages/hi/words/language.ts'));
vi.mock('#words/legal-summaries.ts', () => import('#languages/hi/words/legal-summaries.ts'));

describe.each([privacy, terms])('$meta.title in Hindi', (page) => {
  const { picture, heading, points, binding } = page.summary as LegalSummary;
  const markup = renderToStaticMarkup(
    <StaticRouter location="/">
      <InEnglish>
        <Legal page={page} />
      </InEnglish>
    </StaticRouter>,
  );
  const summary = /<section class="panel legal__summary" lang="hi-IN".*?<\/section>/.exec(markup);
  const at = (text: string) => markup.indexOf(text);

  it('has the summary above the text, in a part that is marked as Hindi', () => {
    for (const text of [heading, ...points, binding]) expect(summary?.[0]).toContain(text);
    expect(at(heading)).toBeLessThan(at(`href="#${page.sections[0]?.id}"`));
  });

  it('keeps the whole English text in the part that is marked as English', () => {
    expect(markup).toMatch(/^<div lang="en">/);
    const rest = markup.replace(summary?.[0] ?? '', '');
    // The list of contents is named in Hindi, and the picture of the head says its figures in it.
    expect(rest.match(/lang="hi-IN"/g)).toHaveLength(2);
    expect(rest).toContain(
      `<div lang="hi-IN"><div class="picture picture--tally"><h2>${picture.heading}`,
    );
    for (const { heading: title } of page.sections) expect(rest).toContain(title);
    expect(rest).toContain(page.effective);
  });
});
