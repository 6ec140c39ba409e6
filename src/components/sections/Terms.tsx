import { Link } from '#components/Link.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import * as words from '#words/sections.ts';
import { MoneyDay } from './MoneyDay.tsx';
import { SectionHead } from './SectionHead.tsx';

/** What a product costs, when its money arrives and what it needs, and the way to all rates. */
export function Terms({ section, titleId }: { section: SectionOf<'terms'>; titleId: string }) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <dl className="terms">
        {section.rows.map(({ label, figure, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure && <b>{`${figure} `}</b>}
              <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      {section.day && <MoneyDay day={section.day} />}
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
