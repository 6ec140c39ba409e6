import type { Gstin } from '#domain/gstin.ts';
import { samplePerson, sampleShop } from '#domain/made-up-names.ts';
import { hash, pick, sampleDay } from '#lib/made-up.ts';
import type { GstResult } from './gst-result.ts';
import * as words from './words.ts';

type Data = GstResult['data'];

/** The documented sample whose registration is cancelled. Nobody else's is shown so. */
const CANCELLED = '27AAAPS0000K1Z4';

/** Names of the documented samples by the number without its check character, which may be mistyped. */
const NAMED: Readonly<Record<string, Partial<Data>>> = {
  '09AAACS0000A1Z': {
    legalName: 'Sarayu Meena Retail Private Limited',
    tradeName: 'Meena Stores',
    address: 'Shop 12, Dhoop Chowk, Barabanki, Uttar Pradesh',
  },
  '27AAAPS0000K1Z': {
    legalName: 'Prakash Salunke',
    tradeName: 'Nilgiri Cloth',
    address: 'Shop 4, Neem Galli, Nagpur, Maharashtra',
  },
  '07AAAFS0000D2Z': {
    legalName: 'Sandhya and Daughters',
    tradeName: 'Sandhya Book House',
    address: 'Shop 31, Banyan Lane, Delhi',
  },
};

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
    status: gstin === CANCELLED ? 'Cancelled' : 'Active',
    state: place,
    taxpayerType: pick(`type ${gstin}`, ['Regular', 'Composition'] as const),
    address: words.addressOf(number, pick(`street ${gstin}`, words.streets), place),
    ...NAMED[gstin.slice(0, -1)],
  };
}

/** The fourth letter of a PAN says what its holder is: P a person, C a company. */
function legalName(pan: string, shop: string): string {
  if (pan.charAt(3) === 'P') return samplePerson(pan);
  return `${shop} ${pan.charAt(3) === 'C' ? 'Private Limited' : 'and Company'}`;
}
