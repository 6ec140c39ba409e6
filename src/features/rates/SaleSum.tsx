import { useState } from 'react';
import { Field } from '#components/forms/Field.tsx';
import { useAddress } from '#components/quantities/use-address.ts';
import { useHydrated } from '#components/use-hydrated.ts';
import { formatAmount, formatPaise } from '#domain/rupees.ts';
import '#lib/quantities/quantity.ts';
import { readNumber } from '#lib/quantities/read-number.ts';
import { SaleResult } from './SaleResult.tsx';
import { WAYS } from './ways.ts';
import * as words from './words.ts';

/** In rupees: a crore is more than any customer pays at a time. */
const AMOUNT = { min: 1, max: 1_00_00_000, decimals: 2 };
const AMOUNT_WORDS = {
  missing: words.amountMissing,
  inDigits: words.amountInDigits,
  say: (rupees: number) => formatAmount(rupees * 100),
  of: 'lump' as const,
};

const START = { amount: '1500', by: 'debitMachine', small: 'yes' };

/** What one sale costs, what is left of it and when it arrives, while it is described. */
export function SaleSum({ arrivesBy }: { arrivesBy: string }) {
  const [text, setText] = useState('1,500');
  const [way, setWay] = useState(0);
  const [isSmall, setIsSmall] = useState(true);
  // While the input is not an amount, the last sum stays, and names its amount.
  const [paise, setPaise] = useState(1_500_00);
  const hydrated = useHydrated();
  const reading = readNumber(text, AMOUNT, AMOUNT_WORDS);
  const problem = 'problem' in reading ? reading.problem : undefined;
  const { id, method, place } = WAYS[way] as (typeof WAYS)[number];

  function change(typed: string): void {
    setText(typed);
    const read = readNumber(typed, AMOUNT, AMOUNT_WORDS);
    if ('value' in read) setPaise(Math.round(read.value * 100));
  }

  useAddress(
    problem === undefined
      ? { amount: `${paise / 100}`, by: id, small: isSmall ? 'yes' : 'no' }
      : undefined,
    START,
    ({ amount, by, small }) => {
      if (amount) change(amount);
      if (by)
        setWay(
          Math.max(
            0,
            WAYS.findIndex((each) => each.id === by),
          ),
        );
      if (small) setIsSmall(small !== 'no');
    },
  );

  return (
    <div className="sale-sum">
      <form method="dialog" autoComplete="off" noValidate>
        <Field label={words.amount} {...(problem === undefined ? {} : { error: problem })}>
          {(control) => (
            <input
              {...control}
              className={`form-control num${problem === undefined ? '' : ' is-invalid'}`}
              inputMode="decimal"
              disabled={!hydrated}
              value={text}
              onChange={({ target }) => change(target.value)}
            />
          )}
        </Field>
        <Field label={words.paidBy}>
          {(control) => (
            <select
              {...control}
              className="form-select"
              disabled={!hydrated}
              value={way}
              onChange={({ target }) => setWay(Number(target.value))}
            >
              {WAYS.map(({ id }, at) => (
                <option key={id} value={at}>
                  {words.ways[id]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className="sale-sum__small">
          <input
            type="checkbox"
            disabled={!hydrated}
            checked={isSmall}
            onChange={({ target }) => setIsSmall(target.checked)}
          />
          <span>{words.isSmall}</span>
        </label>
      </form>
      <div role="status">
        <p className="sale-sum__of">{words.of(formatPaise(paise))}</p>
        <SaleResult sale={{ paise, method, place, isSmall }} arrivesBy={arrivesBy} />
      </div>
    </div>
  );
}
