import type { ReactNode } from 'react';
import type { DrawingName } from '#content/types/toolbox.ts';
import { QR_MODULES, qrPath } from './qr-specimen.ts';

/** Modules of quiet ground around the code of a tile. */
const QUIET = 2;

/** What the tiles of a tool are drawn with: width, height and strokes, in the tokens' colours. */
const DRAWINGS: Readonly<Record<Exclude<DrawingName, 'qr'>, readonly [number, number, ReactNode]>> =
  {
    folder: [
      64,
      50,
      <>
        <path className="draw__paper" d="M18 12V4h28v18" />
        <path d="M24 11h14" />
        <path className="draw__fill" d="M8 14h16l5 5h27v24a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3z" />
        <circle className="draw__dot" cx="32" cy="33" r="4" />
      </>,
    ],
    letter: [
      64,
      48,
      <>
        <path className="draw__paper" d="M14 4h36v38l-6-4-6 4-6-4-6 4-6-4-6 4z" />
        <path className="draw__thin" d="M21 14h14M21 22h22M21 30h10" />
        <circle className="draw__dot" cx="43" cy="14" r="3.5" />
      </>,
    ],
    licence: [
      76,
      48,
      <>
        <rect className="draw__paper" x="4" y="4" width="68" height="40" rx="6" />
        <circle cx="20" cy="20" r="6" />
        <path d="M11 36c2-6 16-6 18 0" />
        <path className="draw__thin" d="M40 16h24M40 24h24M40 32h12" />
        <circle className="draw__dot" cx="62" cy="34" r="4" />
      </>,
    ],
    map: [
      84,
      56,
      <>
        <path
          className="draw__thin draw__faint"
          d="M2 40l24-10 20 12 36-14M20 2l10 52M58 2l-6 52"
        />
        <path className="draw__paper" d="M42 40c-8-9-11-13-11-18a11 11 0 0 1 22 0c0 5-3 9-11 18z" />
        <circle className="draw__dot" cx="42" cy="21" r="4" />
      </>,
    ],
    trend: [
      84,
      48,
      <>
        <path className="draw__thin draw__faint" d="M4 44h76" />
        <path d="M6 38l16-9 16 4 18-17 20-6" />
        <circle className="draw__dot" cx="76" cy="10" r="5" />
      </>,
    ],
    umbrella: [
      64,
      52,
      <>
        <path className="draw__fill" d="M6 28a26 22 0 0 1 52 0z" />
        <path d="M32 4v2M32 28v14a5 5 0 0 0 10 0" />
        <circle className="draw__dot" cx="32" cy="17" r="4" />
      </>,
    ],
  };

/** One drawing of a tile, as wide and high as it was drawn. */
export function Drawing({ name }: { name: DrawingName }) {
  if (name === 'qr') return <QrDrawing />;
  const [width, height, strokes] = DRAWINGS[name];
  return (
    <svg
      aria-hidden="true"
      className="draw"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {strokes}
    </svg>
  );
}

function QrDrawing() {
  const side = QR_MODULES + 2 * QUIET;
  return (
    <svg
      aria-hidden="true"
      className="draw-qr"
      width="58"
      height="58"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} />
      <path d={qrPath()} />
    </svg>
  );
}
