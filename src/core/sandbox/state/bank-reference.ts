import { newCode } from './ids.ts';
import type { State } from './state.ts';

/** A made-up number such as a bank gives. */
export const bankReference = (state: State): string => `SAMPLE${newCode(state)}`;
