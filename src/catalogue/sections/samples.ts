import type { Section, SectionOf } from '#copy/types/sections.ts';

/** A section of each kind, by its name. */
export type SectionSamples = { readonly [Kind in Section['kind']]: SectionOf<Kind> };
