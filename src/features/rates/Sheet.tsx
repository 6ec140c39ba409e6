import type { Ref } from 'react';
import type { RateSheet } from '#copy/types/rate-sheet.ts';

interface SheetProps {
  sheet: RateSheet;
  ribbon: string;
  ref: Ref<HTMLElement>;
}

/** One page of paper. The screen never shows it, and a print of the whole page leaves it out. */
export function Sheet({ sheet, ribbon, ref }: SheetProps) {
  return (
    <article ref={ref} className="rate-sheet">
      <p className="rate-sheet__ribbon">{ribbon}</p>
      <h2>{sheet.title}</h2>
      <p>{sheet.lead}</p>
      <div className="rate-sheet__parts">
        {sheet.parts.map(({ heading, lines }) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <dl>
              {lines.map(([name, ...values]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  {values.map((value) => (
                    <dd key={value}>{value}</dd>
                  ))}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="rate-sheet__foot">
        <span>{sheet.foot}</span> <span>{location.origin + location.pathname}</span>
      </p>
    </article>
  );
}
