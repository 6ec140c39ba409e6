import { useHydrated } from '#components/use-hydrated.ts';
import { formatPaise } from '#domain/rupees.ts';
import { priceOf, type Sale, settle, writePercent } from '#domain/settlement.ts';
import { dayInIndia } from '#domain/working-day.ts';
import { arrivalOf } from './arrival.ts';
import * as words from './words.ts';

/** Fee, tax, what is left and when, as lines of one list. */
export function SaleResult({ sale, arrivesBy }: { sale: Sale; arrivesBy: string }) {
  const { feeHundredths, mostPaise } = priceOf(sale);
  const { fee, gst, arrives } = settle(sale);
  const hydrated = useHydrated();
  const rate = mostPaise
    ? words.percentAtMost(writePercent(feeHundredths), formatPaise(mostPaise))
    : `${writePercent(feeHundredths)}%`;
  return (
    <dl>
      <div className="sale-sum__left">
        <dt>{words.youGet}</dt>
        <dd translate="no">{formatPaise(arrives)}</dd>
      </div>
      <div>
        <dt>{words.inBank}</dt>
        <dd>{hydrated ? arrivalOf(dayInIndia(Date.now())) : arrivesBy}</dd>
      </div>
      <div>
        <dt>{words.fee}</dt>
        <dd>
          <span translate="no">{formatPaise(fee)}</span> <small>{rate}</small>
        </dd>
      </div>
      <div>
        <dt>{words.gst}</dt>
        <dd>{gst === 0 ? words.none : formatPaise(gst)}</dd>
      </div>
    </dl>
  );
}
