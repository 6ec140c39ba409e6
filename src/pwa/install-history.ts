import { kept } from '#store/kept.ts';
import { LOCAL } from '#store/keys.ts';

/** What this browser knows of the visitor and installing. */
export interface History {
  visits: number;
  /** Milliseconds since 1970; 0 if never. */
  declinedAt: number;
}

const keptHistory = kept(LOCAL.install, (text): History => {
  const { visits, declinedAt } = JSON.parse(text ?? '{}');
  return { visits: Number(visits) || 0, declinedAt: Number(declinedAt) || 0 };
});

export const read = (): History => keptHistory.read();

/** Where nothing can be kept the visitor is asked again on a later visit. */
export const write = (history: History): void => void keptHistory.write(JSON.stringify(history));
