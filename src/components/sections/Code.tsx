import { CodeSample } from '#components/CodeSample.tsx';
import { FieldTable } from '#components/FieldTable.tsx';
import type { SectionOf } from '#content/types/sections.ts';
import { SectionHead } from './SectionHead.tsx';

/** A documented request: text and fields beside its sample. */
export function Code({ section, titleId }: { section: SectionOf<'code'>; titleId: string }) {
  const { endpoint, paragraphs } = section;
  return (
    <div className="row g-4 g-xl-5">
      <div className="col-lg-6">
        <SectionHead head={section} titleId={titleId} />
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {endpoint.fields.length > 0 && <FieldTable fields={endpoint.fields} />}
      </div>
      <div className="col-lg-6">
        <CodeSample endpoint={endpoint} />
      </div>
    </div>
  );
}
