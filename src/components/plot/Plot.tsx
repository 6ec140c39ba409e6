import type { Plot as Copy } from '#copy/types/sections.ts';

/** A plot to scale, which is a picture: its figures stand next to it in words. */
export function Plot({ plot: { box, paths } }: { plot: Pick<Copy, 'box' | 'paths'> }) {
  return (
    <svg className="plot" viewBox={box} aria-hidden="true" focusable="false">
      {paths.map(({ kind, d }) => (
        <path key={d} className={`plot-${kind}`} d={d} />
      ))}
    </svg>
  );
}
