import { createContext, use } from 'react';
import type { Elements } from '#components/elements.ts';

/** The page's tool, already rendered: a view knows where it goes, not which one it is. */
export const ToolContext = createContext<Elements>(null);

export const useTool = (): Elements => use(ToolContext);
