import { Note } from '#components/Note.tsx';
import { ResultCard } from '#components/results/ResultCard.tsx';
import { dayInWords } from '#lib/day-in-words.ts';
import { notChecked, numberItself } from '#words/tools.ts';
import { canBeLicence, readingOf } from './reading.ts';
import type { LicenceResult } from './simulated.ts';
import * as words from './words.ts';

/**
 * The sample holder, and beneath it what the number itself says. Green is Valid, red all else; where there can be no
 * such number nothing is green.
 */
export function Result({ result, number }: { result: LicenceResult; number: string }) {
  const thisYear = new Date().getFullYear();
  const reading = readingOf(number, thisYear);
  const isPossible = canBeLicence(number, thisYear);
  const tone = !isPossible ? 'plain' : result.status === 'Valid' ? 'success' : 'danger';
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
      >
        {!isPossible && (
          <Note tone="danger">
            <p>{words.onlySample}</p>
          </Note>
        )}
      </ResultCard>
    </>
  );
}
