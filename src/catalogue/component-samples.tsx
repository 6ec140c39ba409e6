import type { ReactElement } from 'react';
import { code } from './components/code.tsx';
import { dialogs } from './components/dialogs.tsx';
import { forms } from './components/forms.tsx';
import { general } from './components/general.tsx';
import { headPictures } from './components/head-picture.tsx';
import { pageHeads } from './components/page-heads.tsx';
import { tallies } from './components/plot.tsx';
import { results } from './components/results.tsx';
import { sequences } from './components/sequence.tsx';
import { specimen } from './components/specimen.tsx';
import { tools } from './components/tools.tsx';

/**
 * A sample of each component by the name of its file, anywhere in `src/components`; a test holds the two
 * together.
 */
export const componentSamples: Record<string, ReactElement> = {
  ...general,
  ...results,
  ...pageHeads,
  ...headPictures,
  ...forms,
  ...code,
  ...dialogs,
  ...tools,
  ...sequences,
  ...specimen,
  ...tallies,
};
