import type { DocumentSpecimen } from '#copy/types/document.ts';
import { specimen } from '#words/documents.ts';

/** A made-up document: its name, a drawing of what is on it, and its number in parts. */
export function Paper({
  document: { form, title, drawing, parts },
}: {
  document: DocumentSpecimen;
}) {
  return (
    <div className={`specimen specimen--${form}`}>
      <p className="specimen__title">
        <b>{title}</b>
        <span className="badge badge-plain">{specimen}</span>
      </p>
      <svg viewBox="-2 -2 244 76" aria-hidden="true" focusable="false">
        {drawing.map(({ ink, d }) => (
          <path key={d} className={`specimen-${ink}`} d={d} />
        ))}
      </svg>
      <p className="specimen__number" translate="no">
        {parts.map(({ characters, name }) => (
          <span key={name}>{characters}</span>
        ))}
      </p>
    </div>
  );
}
