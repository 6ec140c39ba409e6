import type { Path } from '#routes/paths.ts';
import type { IllustrationName } from './pictures.ts';
import type { SignUpApi } from './sign-up.ts';

/** The service that a shop asks for. */
export type ShopSubject =
  | 'shop-insurance'
  | 'shop-loan'
  | 'shop-transfer'
  | 'shop-cash'
  | 'shop-bills';

/** What a message may be about, as a link to the contact page says it: `/contact?subject=…`. */
export type Subject =
  | 'partnership'
  | 'channel-partner'
  | 'technology-partner'
  | 'regional-partner'
  | 'strategic-partner'
  | 'sandbox-key'
  | 'account'
  | 'subscriptions'
  | 'shop'
  | ShopSubject
  | 'billing-device'
  | 'rates'
  | 'anything-else';

export interface Action {
  label: string;
  /** What a label such as `Learn More` is about, for those who hear links out of their place. */
  about?: string;
  /** `?api=` chooses it in the sign-up form; `for` says what else there is, above the form. */
  to:
    | Path
    | `/contact?subject=${Subject}`
    | `/signup?api=${SignUpApi}`
    | `/signup?api=${SignUpApi}&for=subscriptions`;
}

/**
 * Top of a page: the one `h1`, a lead, breadcrumbs. Home is implied and the last one is this page; a page that shows
 * none has none.
 */
export interface Head {
  heading: string;
  lead: string;
  crumbs: readonly { label: string; to?: Path }[];
  actions?: readonly Action[];
  illustration?: IllustrationName;
  /** A page for integrators as a file of Markdown; the build sets it. */
  markdown?: `${Path}.md`;
}
