import { type ComponentType, createContext } from 'react';
import type { RunnableCall } from '#content/types/endpoint.ts';

/** What offers to run a documented call, on pages that have it: a component knows no feature. */
export const RunContext = createContext<ComponentType<{ call: RunnableCall }> | undefined>(
  undefined,
);
