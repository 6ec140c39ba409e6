import type { GstResult } from './gst-result.ts';

interface Documented {
  gstin: string;
  /** What its record has in place of what is made up of the number. */
  record: Partial<GstResult['data']>;
}

/** GSTINs that are shown to try. The serial 0000 in a PAN is never given, so that none is anybody's. */
export const DOCUMENTED = {
  active: {
    gstin: '09AAACS0000A1ZE',
    record: {
      legalName: 'Sarayu Meena Retail Private Limited',
      tradeName: 'Meena Stores',
      address: 'Shop 12, Dhoop Chowk, Barabanki, Uttar Pradesh',
    },
  },
  cancelled: {
    gstin: '27AAAPS0000K1Z4',
    record: {
      legalName: 'Prakash Salunke',
      tradeName: 'Nilgiri Cloth',
      address: 'Shop 4, Neem Galli, Nagpur, Maharashtra',
      status: 'Cancelled',
    },
  },
  secondOfPan: {
    gstin: '07AAAFS0000D2Z5',
    record: {
      legalName: 'Sandhya and Daughters',
      tradeName: 'Sandhya Book House',
      address: 'Shop 31, Banyan Lane, Delhi',
    },
  },
} as const satisfies Record<string, Documented>;

/** The GSTIN whose verification fails. */
export const FAILING = '29AAATS0000L1ZQ';
