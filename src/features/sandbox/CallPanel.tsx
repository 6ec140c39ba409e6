import recipeCalls from 'virtual:recipe-calls';
import groups from 'virtual:sandbox-calls';
import { RunPanel } from './RunPanel.tsx';

/** A documented call or a step of a recipe, which runs at once: somebody pressed for it. */
export function CallPanel({ id }: { id: string }) {
  const all = [...groups.flatMap(({ calls }) => calls), ...recipeCalls];
  const call = all.find((each) => each.id === id);
  return call && <RunPanel call={call} runs />;
}
