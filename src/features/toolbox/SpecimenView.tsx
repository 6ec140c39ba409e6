import type { Specimen } from '#content/types/toolbox.ts';
import { Drawing } from './drawings.tsx';

/** What a tool works on. A picture: the words beside it say what the tool is. */
export function SpecimenView({ specimen }: { specimen: Specimen }) {
  if (specimen.kind === 'drawing') return <Drawing name={specimen.drawing} />;
  if (specimen.kind !== 'code')
    return <span className={`specimen-${specimen.kind}`}>{specimen.text}</span>;
  return (
    <span className="specimen-code">
      {specimen.pieces.map((piece, index) => (
        // A number may hold a piece twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
        <span key={index} className={index === specimen.marked ? 'is-marked' : undefined}>
          {piece}
        </span>
      ))}
    </span>
  );
}
