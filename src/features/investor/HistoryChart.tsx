import type { Quarter } from '#copy/types/investor.ts';
import { FRAME, historyLines, inLakh } from './history-lines.ts';
import * as words from './words.tsx';

interface HistoryChartProps {
  quarters: readonly Quarter[];
  /** Describes the chart, and names where its figures are. */
  label: string;
}

/** What was invested and what it was worth, as two lines. A picture of the table next to it. */
export function HistoryChart({ quarters, label }: HistoryChartProps) {
  const { invested, value, across } = historyLines(quarters);
  const points = (dots: typeof value) => dots.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <figure className="investor-chart">
      <svg role="img" aria-label={label} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
        {across.map(({ rupees, y }) => (
          <g key={rupees}>
            <line
              className="investor-chart__across"
              x1={FRAME.left}
              x2={FRAME.right}
              y1={y}
              y2={y}
            />
            <text x={FRAME.left - 8} y={y + 4} textAnchor="end">
              {inLakh(rupees)}
            </text>
          </g>
        ))}
        {quarters.map(({ end }, i) => (
          <text key={end} x={value[i]?.x} y={FRAME.height - 12} textAnchor="middle">
            {words.quarterMonth(Date.parse(end))}
          </text>
        ))}
        <polyline className="investor-chart__invested" points={points(invested)} />
        <polyline className="investor-chart__value" points={points(value)} />
        {value.map(({ x, y }) => (
          <circle key={x} className="investor-chart__dot" cx={x} cy={y} r="4.5" />
        ))}
      </svg>
      <figcaption>
        <span className="investor-chart__key">{words.currentValue}</span>
        <span className="investor-chart__key investor-chart__key--invested">
          {words.totalInvestment}
        </span>
      </figcaption>
    </figure>
  );
}
