import { Plot } from '#components/plot/Plot.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { Split } from './Split.tsx';

/** A plot over its figures in words. */
export function PlotSection({ section, titleId }: { section: SectionOf<'plot'>; titleId: string }) {
  return (
    <Split head={section} titleId={titleId}>
      <Plot plot={section} />
      <dl className="terms">
        {section.items.map(({ figure, text }) => (
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
