import { ResultCard } from '#components/results/ResultCard.tsx';
import { dayInWords } from '#lib/day-in-words.ts';
import { notChecked, numberItself } from '#words/tools.ts';
import { readingOf } from './reading.ts';
import type { LicenceResult } from './simulated.ts';
import * as words from './words.ts';

/** The sample holder, and beneath it what the number itself says. Green is Valid, red all else. */
export function Result({ result, number }: { result: LicenceResult; number: string }) {
  const reading = readingOf(number, new Date().getFullYear());
  const tone = result.status === 'Valid' ? 'success' : 'danger';
  return (
    <>
      <ResultCard
        title={words.record}
        isSample
        rows={[
          { label: words.name, value: result.name },
          { label: words.dateOfBirth, value: dayInWords(result.dob) },
          {
            label: words.status,
            value: <span className={`badge badge-${tone}`}>{words.statuses[result.status]}</span>,
          },
        ]}
      >
        <p className="sample-note">{notChecked}</p>
      </ResultCard>
      <ResultCard
        title={numberItself}
        rows={reading ?? [{ label: words.format, value: words.otherForm }]}
      />
    </>
  );
}
