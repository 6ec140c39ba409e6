import type { Plot } from '#copy/types/sections.ts';

/** A plot to scale, which is a picture, over its figures, one under each part of it. */
export function PlotFigures({ plot: { box, paths, items } }: { plot: Plot }) {
  return (
    <>
      <svg className="plot" viewBox={box} aria-hidden="true" focusable="false">
        {paths.map(({ kind, d }) => (
          <path key={d} className={`plot-${kind}`} d={d} />
        ))}
      </svg>
      <dl>
        {items.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
