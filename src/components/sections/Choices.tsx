import { Link } from '#components/Link.tsx';
import { Ticks } from '#components/Ticks.tsx';
import type { SectionOf } from '#content/types.ts';
import { SectionHead } from './SectionHead.tsx';

/**
 * Cards of which one is chosen, the first at the start. They are radio buttons that the browser runs
 * by itself, so they work before any script does.
 */
export function Choices({ section, titleId }: { section: SectionOf<'choices'>; titleId: string }) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <fieldset className="grid grid-4 choices" aria-labelledby={titleId}>
        {section.items.map(({ title, text, benefits }, i) => {
          const id = `${titleId}-${i}`;
          return (
            <div key={title} className="choice">
              <input
                type="radio"
                id={id}
                name={titleId}
                value={title}
                defaultChecked={i === 0}
                aria-describedby={`${id}-about`}
              />
              <div className="panel feature">
                <h3>
                  <label htmlFor={id}>{title}</label>
                </h3>
                <p id={`${id}-about`}>{text}</p>
                <Ticks items={benefits} />
              </div>
            </div>
          );
        })}
      </fieldset>
      <div className="section__more">
        <Link className="btn btn-primary" to={section.action.to}>
          {section.action.label}
        </Link>
      </div>
    </>
  );
}
