import * as words from '#words/year-bars.tsx';

interface YearBarsProps {
  /** What the picture shows, and where its figures are in words. */
  label: string;
  /** Names of the lower and the upper part of a bar. */
  parts: readonly [string, string];
  years: readonly { year: number; lower: number; upper: number }[];
  /** The tallest bar in words. */
  top: string;
}

const STEP = 10;
const BAR = 7;
/** Fewer years leave room at the right, so that one year is not a wall. */
const MIN_YEARS = 5;
const HEIGHT = 100;

/** Two sums of each year, stacked. It is a picture: its figures are in a table next to it. */
export function YearBars({ label, parts, years, top }: YearBarsProps) {
  const most = Math.max(1, ...years.map(({ lower, upper }) => lower + upper));
  const width = Math.max(years.length, MIN_YEARS) * STEP;
  const high = (amount: number) => (amount / most) * HEIGHT;
  return (
    <figure className="year-bars">
      <figcaption className="d-flex flex-wrap gap-3 mb-2">
        {parts.map((part) => (
          <span key={part} className="year-bars__key">
            {part}
          </span>
        ))}
      </figcaption>
      <div className="section__note num mb-1">{top}</div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {years.map(({ year, lower, upper }, i) => (
          <g key={year}>
            <rect
              className="year-bars__lower"
              x={i * STEP + (STEP - BAR) / 2}
              y={HEIGHT - high(lower)}
              width={BAR}
              height={high(lower)}
            />
            <rect
              className="year-bars__upper"
              x={i * STEP + (STEP - BAR) / 2}
              y={HEIGHT - high(lower + upper)}
              width={BAR}
              height={high(upper)}
            />
          </g>
        ))}
      </svg>
      <div className="section__note d-flex justify-content-between mt-1">
        {years.length < MIN_YEARS && years.length > 1 ? (
          <span>{words.yearsTo(years.length)}</span>
        ) : (
          <span>{words.firstYear}</span>
        )}
        {years.length >= MIN_YEARS && <span>{words.lastYear(years.length)}</span>}
      </div>
    </figure>
  );
}
