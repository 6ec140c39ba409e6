import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import { Said } from '#components/Said.tsx';
import type { LegalSummary, Page } from '#copy/types/page.ts';
import { tag, wordsTag } from '#words/language.ts';
import * as words from '#words/legal.ts';

/** A policy: numbered sections next to a list of contents that stays in view on wide screens. */
export default function Legal({ page }: { page: Page<'Legal'> }) {
  return (
    <>
      <PageHeader head={page.head}>
        {page.summary && (
          <div lang={tag}>
            <Tally tally={{ ...page.summary.picture, plot: page.plot }} />
          </div>
        )}
      </PageHeader>
      <div className="section section--tight">
        <div className="container legal">
          {page.summary && <Summary summary={page.summary} />}
          <nav className="legal__contents" aria-labelledby="contents-title">
            <p id="contents-title" lang={wordsTag}>
              {words.contents}
            </p>
            <ol>
              {page.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="legal__text">
            <p className="legal__date">{page.effective}</p>
            {page.sections.map(({ id, heading, paragraphs }, i) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`}>
                  <span className="legal__number">{`${i + 1}.`}</span> <span>{heading}</span>
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <Said text={paragraph} />
                  </p>
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** What matters of the text, in the language of the site: elsewhere the page around it is marked as English. */
function Summary({ summary: { heading, points, binding } }: { summary: LegalSummary }) {
  return (
    <section className="panel legal__summary" lang={tag} aria-labelledby="summary-title">
      <h2 id="summary-title" className="h3">
        {heading}
      </h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{binding}</p>
    </section>
  );
}
