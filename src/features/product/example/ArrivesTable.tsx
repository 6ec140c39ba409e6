import { useId, useState } from 'react';
import { useHydrated } from '#components/use-hydrated.ts';
import type { ArrivesExample } from '#content/types/example.ts';
import { formatPaise } from '#domain/rupees.ts';
import { MAX_FEE_HUNDREDTHS, readPercent, settle, writePercent } from '#domain/settlement.ts';
import * as words from '#words/worked-examples.ts';
import { LedgerTable } from './LedgerTable.tsx';

/** What reaches the account of one payment, by mode, while a visitor types the fees of an offer. */
export function ArrivesTable({ example, title }: { example: ArrivesExample; title: string }) {
  const { rows, paidPaise } = example;
  const { name, fee, sum } = words.arrives;
  return (
    <LedgerTable title={title} heads={[name, fee, sum]}>
      {rows.map((row) => (
        <Mode key={row.name} row={row} paidPaise={paidPaise} />
      ))}
    </LedgerTable>
  );
}

interface ModeProps {
  row: ArrivesExample['rows'][number];
  paidPaise: number;
}

function Mode({ row: { name, feeHundredths, when }, paidPaise }: ModeProps) {
  const [text, setText] = useState(writePercent(feeHundredths));
  // While what is typed is no fee, the last sum stands.
  const [last, setLast] = useState<number>(feeHundredths);
  const hydrated = useHydrated();
  const errorId = useId();
  const isWrong = readPercent(text) === undefined;
  const { fee, gst, arrives } = settle(paidPaise, last);
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
          <small>
            {fee === 0 ? words.nothingOff : words.off(formatPaise(fee), formatPaise(gst))}
          </small>
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
