import { Note } from '#components/Note.tsx';
import { type Badge, ResultCard } from '#components/ResultCard.tsx';
import type { Checked, Verdict } from './formats/checked.ts';

const BADGES: Readonly<Record<Verdict, Badge>> = {
  right: { tone: 'success', text: 'Format right' },
  wrong: { tone: 'danger', text: 'Format wrong' },
  unclear: { tone: 'plain', text: 'Cannot tell' },
};

const TONES = { right: 'success', wrong: 'danger', unclear: 'info' } as const;

/** What one number says by itself, or what is wrong with it. */
export function Finding({ checked, title }: { checked: Checked; title: string }) {
  const { verdict, shown, rows, sentences } = checked;
  return (
    <ResultCard
      title={title}
      badge={BADGES[verdict]}
      rows={shown === '' ? rows : [{ label: 'Read as', value: shown }, ...rows]}
    >
      <div className="number-verdict">
        <Note tone={TONES[verdict]}>
          {verdict === 'right' ? (
            <p>The format looks right. This does not prove that the document is genuine.</p>
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
