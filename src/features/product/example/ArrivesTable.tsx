import { useId, useState } from 'react';
import { useHydrated } from '#components/use-hydrated.ts';
import type { ArrivesExample } from '#copy/types/example.ts';
import { formatPaise } from '#domain/rupees.ts';
import {
  MAX_FEE_HUNDREDTHS,
  priceOf,
  readPercent,
  settle,
  writePercent,
} from '#domain/settlement.ts';
import * as words from '#words/worked-examples.ts';
import { LedgerTable } from './LedgerTable.tsx';

/** What reaches the account of one payment, by mode, while a visitor types the fees of an offer. */
export function ArrivesTable({ example, title }: { example: ArrivesExample; title: string }) {
  const { rows, paidPaise, place } = example;
  const { name, fee, sum } = words.arrives;
  return (
    <LedgerTable title={title} heads={[name, fee, sum]}>
      {rows.map((row) => (
        <Mode key={row.name} row={row} paidPaise={paidPaise} place={place} />
      ))}
    </LedgerTable>
  );
}

interface ModeProps extends Pick<ArrivesExample, 'paidPaise' | 'place'> {
  row: ArrivesExample['rows'][number];
}

function Mode({ row: { name, method, when }, paidPaise, place }: ModeProps) {
  const sale = { paise: paidPaise, method, place, isSmall: false };
  const [text, setText] = useState(() => writePercent(priceOf(sale).feeHundredths));
  // While the input is not a fee, the last sum stays.
  const [last, setLast] = useState(() => priceOf(sale).feeHundredths);
  const hydrated = useHydrated();
  const errorId = useId();
  const isWrong = readPercent(text) === undefined;
  const { fee, gst, arrives } = settle(sale, last);
  const allowed = priceOf(sale, last).feeHundredths;
  const change = (typed: string) => {
    setText(typed);
    setLast(readPercent(typed) ?? last);
  };
  return (
    <>
      <tr>
        <th scope="row">
          <span>{name}</span>
          <small>{when}</small>
        </th>
        <td>
          <span className="ledger__fee">
            {hydrated ? (
              <input
                className={`form-control num${isWrong ? ' is-invalid' : ''}`}
                inputMode="decimal"
                autoComplete="off"
                aria-label={words.feeOf(name)}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? errorId : undefined}
                value={text}
                onChange={({ target }) => change(target.value)}
              />
            ) : (
              <span>{text}</span>
            )}
            <span>%</span>
          </span>
        </td>
        <td>
          <output translate="no">{formatPaise(arrives)}</output>
          <small>{takenOff(fee, gst)}</small>
          {allowed < last && <small>{words.allowed(writePercent(allowed))}</small>}
        </td>
      </tr>
      {isWrong && (
        <tr className="ledger__wrong">
          <td colSpan={3} id={errorId} role="alert">
            {words.wrongFee(name, writePercent(MAX_FEE_HUNDREDTHS))}
          </td>
        </tr>
      )}
    </>
  );
}

function takenOff(fee: number, gst: number): string {
  if (fee === 0) return words.nothingOff;
  return gst === 0
    ? words.offWithoutGst(formatPaise(fee))
    : words.off(formatPaise(fee), formatPaise(gst));
}
