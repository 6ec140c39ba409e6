import { createContext, type ReactNode, use } from 'react';

/** The page's tool, already rendered: a view knows where it goes, not which one it is. */
export const ToolContext = createContext<ReactNode>(null);

export const useTool = (): ReactNode => use(ToolContext);
