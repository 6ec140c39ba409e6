import { ToolHead } from '#components/page-heads/ToolHead.tsx';
import { Sections } from '#components/sections/Sections.tsx';
import type { Page } from '#copy/types/page.ts';
import { Answer } from '#features/rates/Answer.tsx';
import { RatesActions } from '#features/rates/RatesActions.tsx';
import { RatesBlock } from '#features/rates/RatesBlock.tsx';
import { useOpenInPrint } from '#features/rates/use-open-in-print.ts';
import '#features/rates/rates.scss';

/** Rates, limits and documents: what a sale costs and when it arrives, then folded tables, then sheets to print. */
export default function Rates({ page }: { page: Page<'Rates'> }) {
  useOpenInPrint('.rate-fold');
  return (
    <>
      <ToolHead head={page.head} />
      <Answer ribbon={page.ribbon} arrivesBy={page.arrives} tally={page.tally} />
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
