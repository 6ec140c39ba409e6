import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import type { Page } from '#content/types/page.ts';
import { Answer } from '#features/rates/Answer.tsx';
import { RatesActions } from '#features/rates/RatesActions.tsx';
import { RatesBlock } from '#features/rates/RatesBlock.tsx';
import '#features/rates/rates.scss';

/** Rates, limits and documents: first what one sale costs and when it arrives, then all tables, to print. */
export default function Rates({ page }: { page: Page<'Rates'> }) {
  return (
    <>
      <PageHeader head={page.head} />
      <Answer ribbon={page.ribbon} arrivesBy={page.arrives} />
      <Sections sections={page.sections} tight block={RatesBlock} />
      <div className="container rates-about">
        <div className="panel form-card">
          <p>{page.about}</p>
          <RatesActions sheets={page.sheets} ribbon={page.ribbon} />
        </div>
      </div>
    </>
  );
}
