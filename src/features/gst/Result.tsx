import { Note } from '#components/Note.tsx';
import { ResultCard } from '#components/ResultCard.tsx';
import { decodeGstin } from '#domain/gstin.ts';
import { dayInWords } from '#lib/day-in-words.ts';
import { readingOf } from './reading.ts';
import type { GstResult } from './simulated.ts';
import { Verdict } from './Verdict.tsx';

/** The sample record of a GSTIN, and beneath it what the number itself says. */
export function Result({ result: { valid, data } }: { result: GstResult }) {
  const read = decodeGstin(data.gstin);
  return (
    <>
      <ResultCard
        title="GST record"
        isSample
        head={<Verdict valid={valid} data={data} />}
        rows={[
          { label: 'Legal name', value: data.legalName },
          { label: 'Trade name', value: data.tradeName },
          { label: 'Registration date', value: dayInWords(data.registrationDate) },
        ]}
        more={[
          { label: 'GSTIN', value: data.gstin },
          { label: 'Status', value: <Status status={data.status} /> },
          { label: 'State', value: data.state },
          { label: 'Taxpayer type', value: data.taxpayerType },
          { label: 'Address', value: data.address },
        ]}
      >
        <p className="gst-note">No government database was checked.</p>
      </ResultCard>
      {read && (
        <ResultCard title="What the number itself says" rows={readingOf(read)}>
          {!valid && (
            <Note tone="danger">
              <p>No registration can have this number. The record above is only a sample.</p>
            </Note>
          )}
        </ResultCard>
      )}
    </>
  );
}

function Status({ status }: { status: GstResult['data']['status'] }) {
  const tone = status === 'Active' ? 'success' : 'danger';
  return <span className={`badge badge-${tone}`}>{status}</span>;
}
