import type { ReactNode } from 'react';
import { Breadcrumbs } from '#components/page-heads/Breadcrumbs.tsx';
import type { DocumentSpecimen } from '#copy/types/document.ts';
import type { Head } from '#copy/types/head.ts';
import { Paper } from './Paper.tsx';
import { Parts } from './Parts.tsx';
import './specimen.scss';

/**
 * Quiet head of a page that begins with its tool: next to it are the document that it reads, and what its parts say.
 * The tool's heading has the id `tool-title`.
 */
export function SpecimenHead({
  head,
  document,
  children,
}: {
  head: Head;
  document: DocumentSpecimen;
  children: ReactNode;
}) {
  return (
    <section className="page-head page-head--quiet">
      <div className="container specimen-head">
        <div>
          <Breadcrumbs crumbs={head.crumbs} />
          <h1 tabIndex={-1}>{head.heading}</h1>
          <p className="lead">{head.lead}</p>
        </div>
        <Paper document={document} />
        <section id="check" className="grid" aria-labelledby="tool-title">
          {children}
        </section>
        <Parts document={document} />
      </div>
    </section>
  );
}
