/** Width and height of one loop in the drawing's own units. */
const LOOP = 12;
/** Loops that fit on a narrow screen. */
const NARROW_LOOPS = 24;

/** A kolam chain of one loop for each page, closed up to the share that is kept. A picture of the count next to it. */
export function KolamLine({ pages, share }: { pages: number; share: number }) {
  return (
    <>
      <Chain name="wide" loops={pages} share={share} />
      <Chain name="narrow" loops={NARROW_LOOPS} share={share} />
    </>
  );
}

function Chain({ name, loops, share }: { name: string; loops: number; share: number }) {
  // All but the last one is not all.
  const closed = Math.floor(loops * share);
  return (
    <svg
      aria-hidden="true"
      className={`ready-line-${name}`}
      viewBox={`0 0 ${loops * LOOP} ${LOOP}`}
      preserveAspectRatio="none"
    >
      <Loop id={`loop-${name}`} className="ready-line__loop" />
      <Loop id={`loop-${name}-closed`} className="ready-line__loop is-closed" />
      <rect width={loops * LOOP} height={LOOP} fill={`url(#loop-${name})`} />
      <rect width={closed * LOOP} height={LOOP} fill={`url(#loop-${name}-closed)`} />
    </svg>
  );
}

function Loop({ id, className }: { id: string; className: string }) {
  return (
    <pattern id={id} className={className} width={LOOP} height={LOOP} patternUnits="userSpaceOnUse">
      <path d="M0 6L3 3A4.24 4.24 0 0 1 9 3L12 6L9 9A4.24 4.24 0 0 1 3 9z" />
      <circle cx="6" cy="6" r="1.7" />
    </pattern>
  );
}
