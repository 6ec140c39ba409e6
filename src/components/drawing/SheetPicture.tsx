import type { Ref } from 'react';
import { isText, type Mark, type Sheet } from './drawing.ts';

interface SheetPictureProps {
  sheet: Sheet;
  label: string;
  /** Names of typefaces, for programs that open it as a file. */
  family: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
}

/** A sheet as SVG, one unit a millimetre. What is saved as a file is this very element. */
export function SheetPicture({ sheet, label, family, className, ref }: SheetPictureProps) {
  const { width, height, drawing, scale, copies } = sheet;
  return (
    <svg
      ref={ref}
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily={family}
      fill="none"
      strokeLinejoin="round"
      textRendering="geometricPrecision"
    >
      <title>{label}</title>
      {copies.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
          {drawing.marks.map(drawn)}
        </g>
      ))}
    </svg>
  );
}

function drawn(mark: Mark, key: number) {
  if (isText(mark))
    return (
      <text
        key={key}
        x={mark.x}
        y={mark.y}
        fontSize={mark.size}
        fontWeight={mark.weight}
        textAnchor={mark.anchor}
        textLength={mark.length}
        lengthAdjust="spacingAndGlyphs"
        fill={mark.fill}
      >
        {mark.text}
      </text>
    );
  const { d, x, y, scale, fill, stroke, width, crisp } = mark;
  return (
    <path
      key={key}
      d={d}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill={fill}
      stroke={stroke}
      strokeWidth={width}
      shapeRendering={crisp && 'crispEdges'}
    />
  );
}
