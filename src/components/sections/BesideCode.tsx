import type { ReactNode } from 'react';
import { FieldTable } from '#components/code/FieldTable.tsx';
import type { EndpointField } from '#copy/types/endpoint.ts';
import type { SectionHead as Head } from '#copy/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

interface BesideCodeProps {
  section: Head & { paragraphs: readonly string[]; fields?: readonly EndpointField[] };
  titleId: string;
  /** What the fields are, for those who hear the table. */
  caption?: string;
  children: ReactNode;
}

/** Text and fields next to a sample. */
export function BesideCode({ section, titleId, caption, children }: BesideCodeProps) {
  const { paragraphs, fields = [] } = section;
  return (
    <div className="row g-4 g-xl-5">
      <div className="col-lg-6">
        <SectionHead head={section} titleId={titleId} />
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {fields.length > 0 && <FieldTable fields={fields} caption={caption} />}
      </div>
      <div className="col-lg-6">{children}</div>
    </div>
  );
}
