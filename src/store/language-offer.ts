import { create } from 'zustand';

/** Code of the language that is offered to the visitor; empty while none is. */
export const useLanguageOffer = create(() => '');
