import { Icon } from '#components/Icon.tsx';
import { decodeGstin } from '#domain/gstin.ts';
import type { GstResult } from './gst-result.ts';
import { gstinHint } from './hint.ts';
import * as words from './words.ts';

/** The status in a word, or that there can be none, what the number says in a sentence, and its five parts. */
export function Verdict({ valid, data: { gstin, status } }: GstResult) {
  const isGood = valid && status === 'Active';
  return (
    <>
      <div className={`verdict${isGood ? '' : ' is-bad'}`}>
        <span className="verdict__mark">
          <Icon name={isGood ? 'check' : 'alert'} />
        </span>
        <div>
          <h2>{valid ? words.statuses[status] : words.impossible}</h2>
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
  { text: gstin.slice(0, 2), label: words.state },
  { text: gstin.slice(2, 12), label: words.panOfHolder },
  { text: gstin.slice(12, 13), label: words.entityNumber },
  { text: gstin.slice(13, 14), label: words.fixedLetter },
  {
    text: gstin.slice(14),
    label: words.check,
    tone: decodeGstin(gstin)?.checkRight ? 'is-right' : 'is-wrong',
  },
];
