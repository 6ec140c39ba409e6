import { CodeSample } from '#components/CodeSample.tsx';
import { FieldTable } from '#components/FieldTable.tsx';
import { Icon } from '#components/Icon.tsx';
import { QuietHead } from '#components/PageHead.tsx';
import { Features } from '#components/sections/Features.tsx';
import { Links } from '#components/sections/Links.tsx';
import { Ticks } from '#components/Ticks.tsx';
import type { Page } from '#content/types.ts';

/** One documented request: what it checks and its fields beside the sample, then where it is used. */
export default function Verification({ page }: { page: Page<'Verification'> }) {
  const uses = {
    kind: 'features',
    columns: 3,
    heading: page.usesTitle,
    items: page.uses,
  } as const;
  return (
    <>
      <QuietHead head={page.head} />
      <section className="section section--tight" aria-label="Request">
        <div className="container">
          <div className="row g-4 g-xl-5">
            <div className="col-lg-6">
              <h2>{page.checksTitle}</h2>
              <Ticks items={page.checks} className="mt-3 mb-5" />
              <h2 className="mb-3">Request fields</h2>
              <FieldTable fields={page.endpoint.fields} />
              <div className="note mt-4">
                <Icon name="lock" />
                <p>{page.note}</p>
              </div>
            </div>
            <div className="col-lg-6">
              <div className="sticky-side">
                <CodeSample endpoint={page.endpoint} />
              </div>
            </div>
          </div>
        </div>
      </section>
      <section className="section section--sunken" aria-labelledby="uses-title">
        <div className="container">
          <Features section={uses} titleId="uses-title" />
          <div className="section__more">
            <Links
              section={{ kind: 'links', label: 'Other verification APIs', items: page.related }}
            />
          </div>
        </div>
      </section>
    </>
  );
}
