import { type DemoStep, useDemo } from './demo.ts';
import { keptInTab } from './kept.ts';
import { DEMO_KEY } from './keys.ts';

interface Kept {
  steps: readonly DemoStep[];
  at: number;
}

/** Where nothing can be kept the demo ends with a reload. */
const keptDemo = keptInTab(DEMO_KEY, (text) => {
  const kept: unknown = JSON.parse(text ?? 'null');
  return isKept(kept) ? kept : undefined;
});

/** Goes on with the demo of this visit, if one runs. */
export function resumeDemo(): void {
  const kept = keptDemo.read();
  if (kept) useDemo.setState(kept);
}

export const startDemo = (tools: readonly DemoStep[]) =>
  keep({ steps: tools.map(({ title, to }) => ({ title, to })), at: 0 });

/** Notes which tool is shown. `at` is its place, or the number of steps for the end. */
export const showStep = (at: number) => keep({ steps: useDemo.getState().steps, at });

export const leaveDemo = () => keep({ steps: [], at: 0 });

/** Empties the tool of a path. */
export const resetTool = (path: string) =>
  useDemo.setState(({ resets }) => ({ resets: resets + 1, emptied: path }));

/** Whether a tool that appears at a path is to show its first sample unasked. */
export function isShownByItself(path: string): boolean {
  const { steps, emptied } = useDemo.getState();
  if (steps.length === 0 || emptied === path) return false;
  useDemo.setState({ shown: path, emptied: undefined });
  return true;
}

/**
 * Lets a tool that appears at a path show itself: at once while a demo runs, else as soon as one goes on, which after a
 * reload is a moment later. Returns what gives that up.
 */
export function showInDemo(path: string, show: () => void): () => void {
  const showOnce = () => {
    if (isShownByItself(path)) show();
  };
  if (useDemo.getState().steps.length > 0) {
    showOnce();
    return () => {};
  }
  const leave = useDemo.subscribe(({ steps }) => {
    if (steps.length === 0) return;
    leave();
    showOnce();
  });
  return leave;
}

function keep(kept: Kept): void {
  useDemo.setState(kept);
  keptDemo.write(kept.steps.length > 0 ? JSON.stringify(kept) : null);
}

function isKept(kept: unknown): kept is Kept {
  const { steps, at } = (kept ?? {}) as Partial<Kept>;
  return Array.isArray(steps) && steps.every(isStep) && Number.isInteger(at) && Number(at) >= 0;
}

// A path of this site, and nothing that a browser could take for another address.
const isStep = (step: Partial<DemoStep> | null): boolean =>
  typeof step?.title === 'string' && /^\/(?!\/)[\w#/-]*$/.test(String(step.to));
