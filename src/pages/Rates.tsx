import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import type { Page } from '#content/types/page.ts';
import { RatesActions } from '#features/rates/RatesActions.tsx';
import { RatesBlock } from '#features/rates/RatesBlock.tsx';
import '#features/rates/rates.scss';

/** Rates, limits and documents, for all products, to print and to share. */
export default function Rates({ page }: { page: Page<'Rates'> }) {
  return (
    <>
      <PageHeader head={page.head} />
      <div className="container rates-about">
        <div className="panel form-card">
          <span className="ribbon">{page.ribbon}</span>
          <p>{page.about}</p>
          <RatesActions sheets={page.sheets} ribbon={page.ribbon} />
        </div>
      </div>
      <Sections sections={page.sections} tight block={RatesBlock} />
    </>
  );
}
