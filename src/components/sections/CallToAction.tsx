import { Link } from '#components/Link.tsx';
import type { SectionOf } from '#copy/types/sections.ts';

/** Dark band at the end of a page with one thing to do. */
export function CallToAction({
  section,
  titleId,
}: {
  section: SectionOf<'callToAction'>;
  titleId: string;
}) {
  return (
    <div className="band cta-band" data-bs-theme="dark">
      <span className="band__pattern" aria-hidden="true" />
      <div>
        <h2 id={titleId}>{section.heading}</h2>
        <p>{section.text}</p>
      </div>
      <div className="cta-band__act">
        <Link className="btn btn-accent" to={section.action.to}>
          {section.action.label}
        </Link>
      </div>
    </div>
  );
}
