import type { Gstin } from '#domain/gstin.ts';
import { samplePerson, sampleShop } from '#domain/made-up-names.ts';
import { hash, pick, sampleDay } from '#lib/made-up.ts';
import { DOCUMENTED } from './documented.ts';
import type { GstResult } from './gst-result.ts';
import * as words from './words.ts';

type Data = GstResult['data'];

/** The number without its check character, which may be mistyped. */
const withoutCheck = (gstin: string): string => gstin.slice(0, -1);

/** The record behind a GSTIN: all of it made up, and the same each time. */
export function recordOf({ gstin, stateCode, state, pan }: Gstin): Data {
  const place = state?.name ?? words.unknownState;
  const shop = sampleShop(gstin);
  const number = 1 + (hash(`shop ${gstin}`) % 90);
  return {
    gstin,
    legalName: legalName(pan, shop),
    tradeName: shop,
    // GST began in July 2017; the code 25 ended, and Ladakh's began, around 2020.
    registrationDate:
      stateCode === '25' ? sampleDay(gstin, 2018, 2019) : sampleDay(gstin, 2020, 2024),
    status: 'Active',
    state: place,
    taxpayerType: pick(`type ${gstin}`, ['Regular', 'Composition'] as const),
    address: words.addressOf(number, pick(`street ${gstin}`, words.streets), place),
    ...documentedOf(gstin),
  };
}

/** What is documented of a number. A mistyped one gets the same names, and is never cancelled. */
function documentedOf(gstin: string): Partial<Data> {
  const found = Object.values(DOCUMENTED).find(
    (each) => withoutCheck(each.gstin) === withoutCheck(gstin),
  );
  if (!found) return {};
  return found.gstin === gstin ? found.record : { ...found.record, status: 'Active' };
}

/** The fourth letter of a PAN says what its holder is: P a person, C a company. */
function legalName(pan: string, shop: string): string {
  if (pan.charAt(3) === 'P') return samplePerson(pan);
  return `${shop} ${pan.charAt(3) === 'C' ? 'Private Limited' : 'and Company'}`;
}
