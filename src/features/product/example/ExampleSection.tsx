import { Link } from '#components/Link.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import * as words from '#words/worked-examples.ts';
import { ArrivesTable } from './ArrivesTable.tsx';
import { EarnedTable } from './EarnedTable.tsx';
import './example.scss';

/** A worked example in a panel, next to its explanation. Without scripts it shows its first sums. */
export function ExampleSection({
  section,
  titleId,
}: {
  section: SectionOf<'example'>;
  titleId: string;
}) {
  const { title, subtitle, limits, action } = section;
  return (
    <div className="example">
      <div className="example__about">
        <SectionHead head={section} titleId={titleId} />
        {action && (
          <Link className="btn btn-outline-primary" to={action.to}>
            {action.label}
          </Link>
        )}
      </div>
      <div className="panel ledger">
        <span className="ribbon">{words.ribbon}</span>
        <h3>{title}</h3>
        <p className="ledger__about">{subtitle}</p>
        {section.sums === 'arrives' ? (
          <ArrivesTable example={section} title={title} />
        ) : (
          <EarnedTable example={section} title={title} />
        )}
        <p className="section__note">
          {limits && <span>{`${limits} `}</span>}
          <span>{words.fine}</span>
        </p>
      </div>
    </div>
  );
}
