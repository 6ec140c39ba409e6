import type { ExternalAddress } from '#content/external-links.ts';
import type { InvestorPortal } from './investor.ts';
import type { NumberField } from './numbers.ts';
import type { Sample } from './sample.ts';
import type { ApiOption } from './sign-up.ts';

/** What a page's copy hands to its tool. The key is the tool's folder in `src/features`. */
export interface Tools {
  payment: { samples: readonly Sample<'cardNumber' | 'expiry' | 'cvv' | 'amount'>[] };
  /** `countries` is the table that `dial-codes.ts` makes. */
  'sign-up': {
    apis: readonly ApiOption[];
    countries: string;
    samples: readonly Sample<'name' | 'phone' | 'email' | 'requirement'>[];
    /** The tick that also sends the answers to our team, and what it does. */
    team: { label: string; text: string };
  };
  /** Said where no account is connected, in words and links. */
  login: { offline: string };
  gst: { samples: readonly Sample<'gstin'>[] };
  'driving-licence': { samples: readonly Sample<'number'>[] };
  'number-check': {
    fields: readonly [NumberField, ...NumberField[]];
    /** Said when there is nothing to check. */
    missing: string;
    /** Stands where the findings will be. */
    waiting: string;
    /** Whether the fields are emptied once all in them is right. */
    forgets?: true;
    samples: readonly Sample[];
  };
  /** `note` says what the figures leave out. */
  emi: { samples: readonly Sample<'amount' | 'rate' | 'months'>[]; note: string };
  premium: {
    samples: readonly Sample<'plan' | 'age' | 'cover' | 'years' | 'addOns'>[];
    note: string;
  };
  'upi-qr': { samples: readonly Sample<'upiId' | 'name' | 'amount' | 'note'>[]; advice: string };
  geocode: { samples: readonly Sample<'latitude' | 'longitude'>[]; credits: GeocodeCredits };
  investor: InvestorPortal;
  /** `note` says that this is a demo. */
  locker: { note: string };
}

/** Whose data the reverse geocoder shows. */
export interface GeocodeCredits {
  address: { label: string; href: ExternalAddress };
  places: { label: string; href: ExternalAddress };
  licence: { label: string; href: ExternalAddress };
}

/** The tool of a page: its name, and its part of the copy. */
export type Tool<Name extends keyof Tools = keyof Tools> = {
  [Each in Name]: { name: Each } & Tools[Each];
}[Name];
