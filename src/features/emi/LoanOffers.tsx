import { memo } from 'react';
import { formatPaise, formatRupees } from '#domain/rupees.ts';
import { OFFER_WORDS as words } from './offer-messages.ts';
import { type Offer, offersFor } from './offers.ts';
import { inMonths, type LoanTexts, readLoan } from './read-loan.ts';

/** The typed amount and term with three made-up lenders; nothing while the numbers make no loan. */
export const LoanOffers = memo(({ texts }: { texts: LoanTexts }) => {
  const { loan } = readLoan(texts);
  if (!loan) return null;
  const heading = words.heading(formatRupees(loan.paise / 100));
  return (
    <section className="panel form-card has-ribbon offers" aria-label={heading}>
      <span className="ribbon">{words.ribbon}</span>
      <h3 className="h4">{heading}</h3>
      <p>{words.intro}</p>
      <ul>
        {offersFor(loan).map((offer) => (
          <OfferItem key={offer.lender.name} offer={offer} />
        ))}
      </ul>
      <p className="section__note">{words.note(inMonths(loan.months))}</p>
    </section>
  );
});

function OfferItem({ offer: { lender, emi, fee, total, isLeast } }: { offer: Offer }) {
  return (
    <li className={isLeast ? 'is-least' : ''}>
      <h4>
        {lender.name} {isLeast && <span className="badge badge-success">{words.least}</span>}
      </h4>
      <dl>
        <Line label={words.rate} value={`${lender.rate / 100}%`} />
        <Line label={words.fee} value={fee === 0 ? words.none : formatPaise(fee)} />
        <Line label={words.emi} value={formatPaise(emi)} />
        <Line label={words.total} value={formatPaise(total)} />
      </dl>
    </li>
  );
}

const Line = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
