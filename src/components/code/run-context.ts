import { type ComponentType, createContext } from 'react';

/** What offers to run a documented call, by its id, on pages that have it: a component knows no feature. */
export const RunContext = createContext<ComponentType<{ id: string }> | undefined>(undefined);
