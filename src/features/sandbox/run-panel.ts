import { CallPanel } from './CallPanel.tsx';

/** The panel as a script of its own, which a press loads. */
export const panel = CallPanel;
