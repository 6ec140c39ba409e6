import { CodeSample } from '#components/code/CodeSample.tsx';
import type { SectionOf } from '#content/types/sections.ts';
import { BesideCode } from './BesideCode.tsx';

/** A documented request: text and fields beside its sample. */
export function Code({ section, titleId }: { section: SectionOf<'code'>; titleId: string }) {
  const { endpoint } = section;
  return (
    <BesideCode section={{ ...section, fields: endpoint.fields }} titleId={titleId}>
      <CodeSample endpoint={endpoint} />
    </BesideCode>
  );
}
