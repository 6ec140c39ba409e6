import { common } from './sections/common.ts';
import { company } from './sections/company.ts';
import { products } from './sections/products.ts';
import type { SectionSamples } from './sections/samples.ts';
import { technical } from './sections/technical.ts';

/** A sample of every section. A kind without one does not compile. */
export const sectionSamples: SectionSamples = {
  ...common,
  ...technical,
  ...company,
  ...products,
};
