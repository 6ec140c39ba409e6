import { create } from 'zustand';
import type { OfferedLanguage } from '#core/languages/offered-language.ts';

/**
 * What is offered to the visitor: the code of a language that pages name, or one of the further languages; empty while
 * nothing is.
 */
export const useLanguageOffer = create((): string | OfferedLanguage => '');
