import type { Specimen } from '#copy/types/toolbox.ts';

type Of<Kind extends Specimen['kind']> = Extract<Specimen, { kind: Kind }>;

/** What a tool works on. A picture: the words next to it say what the tool is. */
export function SpecimenView({ specimen }: { specimen: Specimen }) {
  switch (specimen.kind) {
    case 'code':
      return <Code specimen={specimen} />;
    case 'qr':
      return <Qr specimen={specimen} />;
    case 'drawing':
      return <Drawing specimen={specimen} />;
    default:
      return <span className={`specimen-${specimen.kind}`}>{specimen.text}</span>;
  }
}

function Code({ specimen: { pieces, marked } }: { specimen: Of<'code'> }) {
  return (
    <span className="specimen-code">
      {pieces.map((piece, index) => (
        <span key={piece} className={index === marked ? 'is-marked' : undefined}>
          {piece}
        </span>
      ))}
    </span>
  );
}

/** Modules of quiet ground around a code. */
const QUIET = 2;

function Qr({ specimen: { modules, rows } }: { specimen: Of<'qr'> }) {
  const side = modules + 2 * QUIET;
  // A row's stroke runs through the middle of its modules.
  const box = `${-QUIET} ${-QUIET - 0.5} ${side} ${side}`;
  return (
    <svg aria-hidden="true" className="specimen-qr" viewBox={box} shapeRendering="crispEdges">
      <path d={rows} />
    </svg>
  );
}

function Drawing({ specimen: { width, height, strokes } }: { specimen: Of<'drawing'> }) {
  const box = `0 0 ${width} ${height}`;
  return (
    <svg aria-hidden="true" className="draw" width={width} height={height} viewBox={box}>
      {strokes.map(({ shape, d }) => (
        <path key={d} className={`draw-${shape}`} d={d} />
      ))}
    </svg>
  );
}
