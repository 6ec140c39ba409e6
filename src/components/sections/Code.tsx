import { useContext } from 'react';
import { CodeSample } from '#components/code/CodeSample.tsx';
import { RunContext } from '#components/code/run-context.ts';
import type { SectionOf } from '#copy/types/sections.ts';
import { BesideCode } from './BesideCode.tsx';

/** A documented request: text and fields next to its sample. */
export function Code({ section, titleId }: { section: SectionOf<'code'>; titleId: string }) {
  const { endpoint } = section;
  const Run = useContext(RunContext);
  return (
    <BesideCode section={{ ...section, fields: endpoint.fields }} titleId={titleId}>
      <CodeSample endpoint={endpoint} />
      {Run && <Run id={endpoint.id} />}
    </BesideCode>
  );
}
