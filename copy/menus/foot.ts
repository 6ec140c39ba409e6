import type { FootLink } from '#copy/types/nav.ts';
import { TOOL_COUNT } from './toolbox.ts';
import { menuTools } from './tools.ts';

/** Tools that each panel of the wide menu names. */
const SHOWN = 3;

/** What each panel of the wide menu ends with: what opens without a network. */
export const foot: readonly FootLink[] = [
  ...menuTools.slice(0, SHOWN).map(({ name, to }) => ({ label: name, to })),
  { label: `All ${TOOL_COUNT} tools`, to: '/tools' },
  { label: 'Rates', to: '/rates' },
];
