import type { Mark as Strokes } from '#content/types/home.ts';
import './mark.scss';

/** A mark drawn in the colours of the page. A picture: the words beside it say what it stands for. */
export function Mark({ strokes }: { strokes: Strokes }) {
  return (
    <svg className="mark-drawn" viewBox="0 0 64 64" aria-hidden="true">
      {strokes.map(({ shape, d }) => (
        <path key={d} className={`mark-${shape}`} d={d} />
      ))}
    </svg>
  );
}
