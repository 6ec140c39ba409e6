import { create } from 'zustand';
import { asText, keptInTab } from './kept.ts';
import { DEMO_KEY } from './keys.ts';

/** A tool of the demo: its name, and the path of its form, with the place on the page. */
export interface DemoStep {
  title: string;
  to: string;
}

interface Demo {
  /** The tools in their order; none while no demo runs. */
  steps: readonly DemoStep[];
  /** Place of the tool that was shown last; as many as there are steps once all were shown. */
  at: number;
  /** Counts how often a tool was emptied; it starts again each time. */
  resets: number;
  /** Path of the tool that showed a sample last: one without samples has nothing to empty. */
  shown?: string;
  /** Path of the tool that was emptied last, which stays empty until another was shown. */
  emptied?: string | undefined;
}

/** The tour of all tools. It lasts for the visit; `demo-steps.ts` moves it. */
export const useDemo = create<Demo>()(() => ({ steps: [], at: 0, resets: 0 }));

const keptDemo = keptInTab(DEMO_KEY, asText);

/** Whether this visit has a demo to go on with. */
export const isDemoKept = (): boolean => typeof keptDemo.read() === 'string';
