import { memo } from 'react';
import { isVerbatim } from '#components/results/is-verbatim.ts';
import { formatPaise, formatRupees } from '#domain/rupees.ts';
import { feeTax } from '#facts/rules/tax.ts';
import { type Offer, offersFor } from './offers.ts';
import { type LoanTexts, readLoan } from './read-loan.ts';
import * as words from './words.tsx';

/** The typed amount and term with three made-up lenders; nothing while the numbers make no loan. */
export const LoanOffers = memo(({ texts }: { texts: LoanTexts }) => {
  const { loan } = readLoan(texts);
  if (!loan) return null;
  const heading = words.offers(formatRupees(loan.paise / 100));
  return (
    <section className="panel form-card has-ribbon offers" aria-label={heading}>
      <span className="ribbon">{words.offersRibbon}</span>
      <h3 className="h4">{heading}</h3>
      <p>{words.offersIntro}</p>
      <ul>
        {offersFor(loan).map((offer) => (
          <OfferItem key={offer.lender.name} offer={offer} />
        ))}
      </ul>
      <p className="section__note">{words.offersNote(words.months(loan.months), feeTax.percent)}</p>
    </section>
  );
});

function OfferItem({ offer: { lender, emi, fee, total, isLeast } }: { offer: Offer }) {
  return (
    <li className={isLeast ? 'is-least' : ''}>
      <h4>
        <span>{`${lender.name} `}</span>
        {isLeast && <span className="badge badge-success">{words.leastOffer}</span>}
      </h4>
      <dl>
        <Line label={words.offerRate} value={`${lender.rate / 100}%`} />
        <Line label={words.offerFee} value={fee === 0 ? words.noFee : formatPaise(fee)} />
        <Line label={words.offerEmi} value={formatPaise(emi)} />
        <Line label={words.offerTotal} value={formatPaise(total)} />
      </dl>
    </li>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd translate={isVerbatim(value) ? 'no' : undefined}>{value}</dd>
  </div>
);
