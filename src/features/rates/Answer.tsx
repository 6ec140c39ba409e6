import { Link } from '#components/Link.tsx';
import { Tally } from '#components/plot/Tally.tsx';
import type { Tally as Copy } from '#copy/types/tally.ts';
import { ArrivalDays } from './ArrivalDays.tsx';
import { SaleSum } from './SaleSum.tsx';
import * as words from './words.ts';

/** What one sale costs, drawn as well, and when money arrives: the answers that the page is opened for. */
export function Answer({
  ribbon,
  arrivesBy,
  tally,
}: {
  ribbon: string;
  arrivesBy: string;
  tally: Copy;
}) {
  return (
    <div className="container rates-answer">
      <section className="panel form-card" id="sum" aria-labelledby="sum-title">
        <span className="ribbon">{ribbon}</span>
        <h2 id="sum-title">{words.sumTitle}</h2>
        <SaleSum arrivesBy={arrivesBy} />
      </section>
      <Tally tally={tally} />
      <section className="panel form-card" id="money" aria-labelledby="money-title">
        <h2 id="money-title">{words.moneyTitle}</h2>
        <ArrivalDays titleId="money-title" />
        <p className="section__note">{words.holidays}</p>
        <Link to="/fraud#owed">{words.noCash}</Link>
      </section>
    </div>
  );
}
