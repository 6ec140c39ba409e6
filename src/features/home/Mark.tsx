import type { Mark as Strokes } from '#copy/types/home.ts';
import './mark.scss';

/** A mark in the colours of the page. It is decorative: the words next to it have its meaning. */
export function Mark({ strokes }: { strokes: Strokes }) {
  return (
    <svg className="mark-drawn" viewBox="0 0 64 64" aria-hidden="true">
      {strokes.map(({ shape, d }) => (
        <path key={d} className={`mark-${shape}`} d={d} />
      ))}
    </svg>
  );
}
