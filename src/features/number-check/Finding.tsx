import { Note } from '#components/Note.tsx';
import { type Badge, ResultCard } from '#components/results/ResultCard.tsx';
import type { Checked, Verdict } from './checked.ts';
import * as words from './words/number-check.ts';

const BADGES: Readonly<Record<Verdict, Badge>> = {
  right: { tone: 'success', text: words.formatRight },
  wrong: { tone: 'danger', text: words.formatWrong },
  unclear: { tone: 'plain', text: words.cannotTell },
};

const TONES = { right: 'success', wrong: 'danger', unclear: 'info' } as const;

/** What one number itself tells, or what is wrong with it. */
export function Finding({ checked, title }: { checked: Checked; title: string }) {
  const { verdict, shown, rows, sentences } = checked;
  return (
    <ResultCard
      title={title}
      badge={BADGES[verdict]}
      rows={shown === '' ? rows : [{ label: words.readAs, value: shown }, ...rows]}
    >
      <div className="number-verdict">
        <Note tone={TONES[verdict]}>
          {verdict === 'right' ? (
            <p>{words.onlyFormat}</p>
          ) : (
            sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
          )}
        </Note>
      </div>
      {verdict === 'right' &&
        sentences.map((sentence) => (
          <p key={sentence} className="number-remark">
            {sentence}
          </p>
        ))}
    </ResultCard>
  );
}
