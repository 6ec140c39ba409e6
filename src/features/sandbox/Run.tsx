import { useLater } from '#components/later/use-later.ts';
import { later } from '#lib/later.ts';

const offer = later(() => import('./RunCall.tsx'), { when: 'page' });

/** The place of a run under a documented call. What it offers needs scripts, and comes when the page is there. */
export function Run({ id }: { id: string }) {
  const RunCall = useLater(offer)?.RunCall;
  return <div className="run-place">{RunCall && <RunCall id={id} />}</div>;
}
