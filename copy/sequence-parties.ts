import * as words from '#words/sequence-parties.ts';
import type { SequenceParty } from './types/sequence.ts';

/** Who takes part in drawn sequences of more than one page. */
export const you: SequenceParty = { icon: 'code', label: words.you };
export const customer: SequenceParty = { icon: 'phone', label: words.customer };
export const shop: SequenceParty = { icon: 'store', label: words.shop };
export const kolam: SequenceParty = { icon: 'transfer', label: words.company };
