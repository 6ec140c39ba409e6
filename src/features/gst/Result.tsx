import { Note } from '#components/Note.tsx';
import { ResultCard } from '#components/results/ResultCard.tsx';
import { decodeGstin } from '#domain/gstin.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { notChecked, numberItself } from '#words/tools.ts';
import type { GstResult } from './gst-result.ts';
import { readingOf } from './reading.ts';
import { Verdict } from './Verdict.tsx';
import * as words from './words.ts';

/** The sample record of a GSTIN, and beneath it what the number itself says. */
export function Result({ result: { valid, data } }: { result: GstResult }) {
  const read = decodeGstin(data.gstin);
  return (
    <>
      <ResultCard
        title={words.record}
        isSample
        head={<Verdict valid={valid} data={data} />}
        rows={[
          { label: words.legalName, value: data.legalName },
          { label: words.tradeName, value: data.tradeName },
          { label: words.registrationDate, value: dayInWords(data.registrationDate) },
          { label: words.gstin, value: data.gstin },
          { label: words.status, value: <Status valid={valid} status={data.status} /> },
          { label: words.state, value: data.state },
          { label: words.taxpayerType, value: words.taxpayerTypes[data.taxpayerType] },
          { label: words.address, value: data.address },
        ]}
      >
        <p className="sample-note">{notChecked}</p>
      </ResultCard>
      {read && (
        <ResultCard title={numberItself} rows={readingOf(read)}>
          {!valid && (
            <Note tone="danger">
              <p>{words.onlySample}</p>
            </Note>
          )}
        </ResultCard>
      )}
    </>
  );
}

/** What cannot be a number has no status that a colour could tell. */
function Status({ valid, status }: Pick<GstResult, 'valid'> & Pick<GstResult['data'], 'status'>) {
  const tone = !valid ? 'plain' : status === 'Active' ? 'success' : 'danger';
  return <span className={`badge badge-${tone}`}>{words.statuses[status]}</span>;
}
