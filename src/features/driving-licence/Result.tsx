import { ResultCard } from '#components/ResultCard.tsx';
import { dayInWords } from '#lib/day-in-words.ts';
import { OTHER_FORM_SENTENCE, readingOf } from './reading.ts';
import type { LicenceResult } from './simulated.ts';

/** The sample holder, and beneath it what the number itself says. Green is Valid, red all else. */
export function Result({ result, number }: { result: LicenceResult; number: string }) {
  const reading = readingOf(number, new Date().getFullYear());
  const tone = result.status === 'Valid' ? 'success' : 'danger';
  return (
    <>
      <ResultCard
        title="Licence record"
        isSample
        rows={[
          { label: 'Name', value: result.name },
          { label: 'Date of birth', value: dayInWords(result.dob) },
          {
            label: 'Status',
            value: <span className={`badge badge-${tone}`}>{result.status}</span>,
          },
        ]}
      >
        <p className="licence-note">No government database was checked.</p>
      </ResultCard>
      <ResultCard
        title="What the number itself says"
        rows={reading ?? [{ label: 'Format', value: OTHER_FORM_SENTENCE }]}
      />
    </>
  );
}
