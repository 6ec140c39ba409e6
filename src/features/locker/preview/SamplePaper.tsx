import * as words from '#features/locker/words/sample-papers.ts';
import type { SamplePaper as Paper } from './sample-papers.ts';

/** A sample as a drawn paper, with a ribbon. */
export function SamplePaper({ paper: { title, face, rows } }: { paper: Paper }) {
  return (
    <div className="sample-paper" role="img" aria-label={words.picture(title)}>
      <span className="ribbon">{words.ribbon}</span>
      <b>{title}</b>
      <div className="sample-paper__body">
        {face && (
          <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 9a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4 20c2-7 14-7 16 0" />
          </svg>
        )}
        <ul className={face ? 'sample-paper__facts' : 'sample-paper__marks'}>
          {rows.map(([label, value]) => (
            <li key={label}>
              <small>{label}</small> <span>{value}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
