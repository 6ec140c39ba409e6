import type { ReactElement } from 'react';
import { Paper } from '#components/specimen/Paper.tsx';
import { Parts } from '#components/specimen/Parts.tsx';
import { SpecimenHead } from '#components/specimen/SpecimenHead.tsx';
import { documentOf } from '#copy/documents.ts';
import { head } from './head.ts';

/** Samples of `src/components/specimen`. */
export const specimen = {
  Paper: <Paper document={documentOf('vehicle')} />,
  Parts: <Parts document={documentOf('vehicle')} />,
  SpecimenHead: (
    <SpecimenHead head={head} document={documentOf('pan')}>
      <p>The tool.</p>
    </SpecimenHead>
  ),
} satisfies Record<string, ReactElement>;
