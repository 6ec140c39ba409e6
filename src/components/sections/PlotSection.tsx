import type { SectionOf } from '#copy/types/sections.ts';
import { Split } from './Split.tsx';

/** A plot to scale, which is a picture, over its figures in words. */
export function PlotSection({ section, titleId }: { section: SectionOf<'plot'>; titleId: string }) {
  const { box, paths, items } = section;
  return (
    <Split head={section} titleId={titleId}>
      <svg className="plot" viewBox={box} aria-hidden="true" focusable="false">
        {paths.map(({ kind, d }) => (
          <path key={d} className={`plot-${kind}`} d={d} />
        ))}
      </svg>
      <dl className="terms">
        {items.map(({ figure, text }) => (
          <div key={text}>
            <dt>{text}</dt>
            <dd>
              <b>{figure}</b>
            </dd>
          </div>
        ))}
      </dl>
    </Split>
  );
}
