import type { SectionOf } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** Stops of a payment's way with the names at each, as plain text: a logo would look like an endorsement. */
export function Groups({ section, titleId }: { section: SectionOf<'groups'>; titleId: string }) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <div className="way">
        {section.items.map(({ title, text, names }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul className="names">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p className="section__note">{section.note}</p>
    </>
  );
}
