import { Link } from '#components/Link.tsx';
import type { SectionOf } from '#content/types/sections.ts';
import * as words from '#words/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** What a product costs, when its money arrives and what it needs, and the way to all rates. */
export function Terms({ section, titleId }: { section: SectionOf<'terms'>; titleId: string }) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <dl className="grid grid-3 terms">
        {section.rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={`/rates#${section.anchor}`}>{words.allRates}</Link>
        {section.more && (
          <>
            <span> · </span>
            <Link to={section.more.to}>{section.more.label}</Link>
          </>
        )}
      </p>
    </>
  );
}
