import { Link } from '#components/Link.tsx';
import { ArrivalDays } from './ArrivalDays.tsx';
import { SaleSum } from './SaleSum.tsx';
import * as words from './words.ts';

/** What one sale costs, and when money arrives: the two answers that the page is opened for. */
export function Answer({ ribbon, arrivesBy }: { ribbon: string; arrivesBy: string }) {
  return (
    <div className="container rates-answer">
      <section className="panel form-card" id="sum" aria-labelledby="sum-title">
        <span className="ribbon">{ribbon}</span>
        <h2 id="sum-title">{words.sumTitle}</h2>
        <SaleSum arrivesBy={arrivesBy} />
      </section>
      <section className="panel form-card" id="money" aria-labelledby="money-title">
        <h2 id="money-title">{words.moneyTitle}</h2>
        <ArrivalDays titleId="money-title" />
        <p className="section__note">{words.holidays}</p>
        <Link to="/fraud#owed">{words.noCash}</Link>
      </section>
    </div>
  );
}
