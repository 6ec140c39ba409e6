import { Icon } from '#components/Icon.tsx';
import { decodeGstin } from '#domain/gstin.ts';
import { gstinHint } from './hint.ts';
import type { GstResult } from './simulated.ts';

/** The status in a word, what the number says in a sentence, and its five parts. */
export function Verdict({ valid, data: { gstin, status } }: GstResult) {
  const isGood = valid && status === 'Active';
  return (
    <>
      <div className={`verdict${isGood ? '' : ' is-bad'}`}>
        <span className="verdict__mark">
          <Icon name={isGood ? 'check' : 'alert'} />
        </span>
        <div>
          <h2>{status}</h2>
          <p>{gstinHint(gstin)}</p>
        </div>
      </div>
      <div className="anatomy">
        {partsOf(gstin).map(({ text, label, tone = '' }) => (
          <span key={label} className={tone}>
            <b>{text}</b>
            <small>{label}</small>
          </span>
        ))}
      </div>
    </>
  );
}

const partsOf = (gstin: string) => [
  { text: gstin.slice(0, 2), label: 'State' },
  { text: gstin.slice(2, 12), label: 'PAN of the holder' },
  { text: gstin.slice(12, 13), label: 'No.' },
  { text: gstin.slice(13, 14), label: 'Fixed' },
  {
    text: gstin.slice(14),
    label: 'Check',
    tone: decodeGstin(gstin)?.checkRight ? 'is-right' : 'is-wrong',
  },
];
