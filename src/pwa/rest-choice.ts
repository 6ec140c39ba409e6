import { create } from 'zustand';
import { asText, kept } from '#store/kept.ts';
import { LOCAL } from '#store/keys.ts';

const keptChoice = kept(LOCAL.rest, asText);

/** Whether the visitor lets this device download unasked what it does not keep yet; yes until they say no. */
export const useRest = create<{ takes: boolean }>()(() => ({ takes: keptChoice.read() !== 'off' }));

/** Keeps the visitor's choice, for this visit at least. */
export function setRest(takes: boolean): void {
  keptChoice.write(takes ? null : 'off');
  useRest.setState({ takes });
}
