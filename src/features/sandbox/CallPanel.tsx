import groups from 'virtual:sandbox-calls';
import { RunPanel } from './RunPanel.tsx';

/** A documented call, which runs at once: somebody pressed for it. */
export function CallPanel({ id }: { id: string }) {
  const call = groups.flatMap(({ calls }) => calls).find((each) => each.id === id);
  return call && <RunPanel call={call} runs />;
}
