import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { CheckList } from '#components/CheckList.tsx';
import { DownloadLink } from '#components/DownloadLink.tsx';
import type { Subject } from '#copy/types/head.ts';
import type { SectionOf } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/**
 * Cards of which one is chosen, the first at the start, and then applied for. A form that the browser
 * sends, so it works before any script does.
 */
export function Choices({ section, titleId }: { section: SectionOf<'choices'>; titleId: string }) {
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const subject = new FormData(event.currentTarget).get('subject') as Subject;
    void navigate(`/contact?subject=${subject}`);
  };
  return (
    <form action="/contact" onSubmit={apply}>
      <SectionHead head={section} titleId={titleId} />
      <fieldset className="grid grid-4 choices" aria-labelledby={titleId}>
        {section.items.map(({ subject, title, text, benefits }, i) => {
          const id = `${titleId}-${i}`;
          return (
            <div key={title} className="choice">
              <input
                type="radio"
                id={id}
                name="subject"
                value={subject}
                defaultChecked={i === 0}
                aria-describedby={`${id}-about`}
              />
              <div className="panel feature">
                <h3>
                  <label htmlFor={id}>{title}</label>
                </h3>
                <p id={`${id}-about`}>{text}</p>
                <CheckList ticked items={benefits} />
              </div>
            </div>
          );
        })}
      </fieldset>
      <div className="section__more d-flex flex-wrap gap-3">
        <button type="submit" className="btn btn-primary">
          {section.apply}
        </button>
        <DownloadLink href={section.download.href} label={section.download.label} />
      </div>
    </form>
  );
}
