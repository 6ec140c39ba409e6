import { RunPanel } from './RunPanel.tsx';

/** The panel as a script of its own, which a press loads; the console has it too. */
export const panel = RunPanel;
