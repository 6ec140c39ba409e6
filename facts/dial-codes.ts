import { type CountryCode, Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/max/metadata';

const KINDS = ['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE'] as const;

/** A part of the library's `NumberingPlan` that its types leave out. */
interface Plan {
  type(kind: (typeof KINDS)[number]): { possibleLengths(): number[] | undefined } | undefined;
}

/**
 * Countries with their dial codes and the possible lengths of their mobile and landline numbers, as
 * `IN91:10 GB44:9,10`: 1 KB over the wire, where the metadata that it is taken from has 25.
 */
export const dialCodes = Object.entries(metadata.country_calling_codes)
  .flatMap(([dialCode, regions]) =>
    regions.map((region) => `${region}${dialCode}:${lengthsIn(region).join(',')}`),
  )
  .join(' ');

function lengthsIn(region: string): number[] {
  const plans = new Metadata(metadata);
  plans.selectNumberingPlan(region as CountryCode);
  const plan = plans.numberingPlan as unknown as Plan;
  const found = KINDS.flatMap((kind) => plan.type(kind)?.possibleLengths() ?? []);
  return [...new Set(found)].sort((a, b) => a - b);
}
