import { SliderField } from '#components/forms/SliderField.tsx';
import { useAddress } from '#components/quantities/use-address.ts';
import { useQuantities } from '#components/quantities/use-quantities.ts';
import { Samples } from '#components/tools/Samples.tsx';
import { useCalculator } from '#components/tools/use-calculator.ts';
import type { Tools } from '#copy/types/tools.ts';
import { LoanOffers } from './LoanOffers.tsx';
import { LoanResult } from './LoanResult.tsx';
import { LoanYears } from './LoanYears.tsx';
import { FIELDS, type LoanField, type LoanTexts, readLoan } from './read-loan.ts';
import * as words from './words.tsx';
import './tool.scss';

const START: LoanTexts = { amount: '5,00,000', rate: '10.5', months: '60' };

const LABELS: Readonly<Record<LoanField, string>> = {
  amount: words.amount,
  rate: words.rate,
  months: words.term,
};

/** The three numbers as an address has them; undefined while one cannot be read. */
function askedOf(texts: LoanTexts): LoanTexts | undefined {
  const { amount, rate, months } = readLoan(texts).readings;
  if (!('value' in amount && 'value' in rate && 'value' in months)) return undefined;
  return { amount: `${amount.value}`, rate: `${rate.value}`, months: `${months.value}` };
}

/** Works out the instalment of a loan while its three numbers are changed. */
export default function EmiTool({ tool: { samples, note } }: { tool: Tools['emi'] }) {
  const { texts, setTexts, change, rested, form, result, pick } = useCalculator(() => START);
  const { readings } = readLoan(texts);
  useQuantities(() => setTexts((now) => ({ ...now })));
  useAddress(askedOf(rested), askedOf(START) ?? START, (found) =>
    setTexts((now) => ({ ...now, ...found })),
  );

  return (
    <>
      <div className="calculator">
        <form className="panel form-card" method="dialog" autoComplete="off" noValidate ref={form}>
          {(Object.keys(LABELS) as LoanField[]).map((field) => (
            <SliderField
              key={field}
              name={field}
              label={LABELS[field]}
              {...FIELDS[field]}
              text={texts[field]}
              {...readings[field]}
              onChange={change}
            />
          ))}
        </form>
        <div>
          <div ref={result}>
            <LoanResult texts={rested} note={note} />
          </div>
          <Samples samples={samples} form={form} onPick={pick} />
        </div>
      </div>
      <LoanOffers texts={rested} />
      <LoanYears texts={rested} note={note} />
    </>
  );
}
