import type { Path } from '#paths.ts';

/** Shapes of the copy. A page's copy is data: no JSX, no React, no logic. */

/** What search engines, tabs and shared links show. `title` without the brand, under 60 characters. */
export interface Meta {
  title: string;
  description: string;
}

/** Names of the icons in `src/icons.svg`, without the `i-`. */
export type Icon =
  | 'alert'
  | 'arrow-right'
  | 'bank'
  | 'bolt'
  | 'cap'
  | 'car'
  | 'card'
  | 'cash'
  | 'chart'
  | 'check'
  | 'check-circle'
  | 'chevron-down'
  | 'chevron-right'
  | 'clock'
  | 'close'
  | 'code'
  | 'copy'
  | 'device'
  | 'doc'
  | 'download'
  | 'external'
  | 'eye'
  | 'fingerprint'
  | 'globe'
  | 'handshake'
  | 'home'
  | 'id'
  | 'info'
  | 'key'
  | 'link'
  | 'list'
  | 'lock'
  | 'logout'
  | 'mail'
  | 'menu'
  | 'moon'
  | 'pause'
  | 'phone'
  | 'pin'
  | 'plane'
  | 'play'
  | 'plug'
  | 'plus'
  | 'printer'
  | 'qr'
  | 'receipt'
  | 'refresh'
  | 'repeat'
  | 'search'
  | 'send'
  | 'shield'
  | 'store'
  | 'sun'
  | 'transfer'
  | 'trash'
  | 'trend'
  | 'umbrella'
  | 'upload'
  | 'users'
  | 'wallet'
  | 'wifi-off';

/** Pictures in `public/art/spot-*.svg`. */
export type Spot =
  | 'aeps'
  | 'api'
  | 'card'
  | 'certificate'
  | 'checkout'
  | 'done'
  | 'empty'
  | 'error'
  | 'insurance'
  | 'loan'
  | 'locker'
  | 'outbox'
  | 'partners'
  | 'pos'
  | 'products'
  | 'recharge'
  | 'repeat'
  | 'store'
  | 'travel'
  | 'upi'
  | 'verify'
  | 'wallet';

/** What a message may be about, as a link to the contact page says it: `/contact?subject=…`. */
export type Subject =
  | 'partnership'
  | 'channel-partner'
  | 'technology-partner'
  | 'regional-partner'
  | 'strategic-partner';

export interface Action {
  label: string;
  /** What a label such as `Learn More` is about, for those who hear links out of their place. */
  about?: string;
  to: Path | `/contact?subject=${Subject}`;
}

/** Top of a page: the one `h1`, a lead, breadcrumbs (Home is implied, the last one is this page). */
export interface Head {
  heading: string;
  lead: string;
  crumbs: readonly { label: string; to?: Path }[];
  actions?: readonly Action[];
  spot?: Spot;
}

export interface Feature {
  icon: Icon;
  title: string;
  text: string;
  ticks?: readonly string[];
  to?: Path;
  /** Anchor within the page, without `#`. */
  anchor?: string;
}

export interface Question {
  question: string;
  answer: string;
}

export interface SectionHead {
  eyebrow?: string;
  heading: string;
  intro?: string;
  /** Anchor of the section, without `#`. */
  id?: string;
}

/** A card that a visitor may choose; the first one is chosen at the start. */
export interface Choice {
  /** What the contact form is told when this card is chosen. */
  subject: Subject;
  title: string;
  text: string;
  benefits: readonly string[];
}

/** A certificate. Its title stands in where there is no picture, or where the picture fails to load. */
export interface Certificate {
  title: string;
  text: string;
  sample: string;
  image?: string;
}

/** A printed slip with invented figures: a statement, a receipt, a quotation. */
export interface Slip {
  title: string;
  subtitle: string;
  rows: readonly { label: string; note?: string; value: string }[];
  total: { label: string; value: string };
}

/** The blocks that templates stack under a page head. */
export type Section =
  /** `compact` puts the icon beside the text, for cards with few words. */
  | ({
      kind: 'features';
      columns: 2 | 3 | 4;
      compact?: boolean;
      items: readonly Feature[];
    } & SectionHead)
  | ({ kind: 'steps'; items: readonly { title: string; text: string }[] } & SectionHead)
  | ({ kind: 'ticks'; items: readonly string[] } & SectionHead)
  | ({
      kind: 'stats';
      items: readonly { number: string; label: string }[];
      note?: string;
    } & SectionHead)
  | ({ kind: 'prose'; paragraphs: readonly string[] } & SectionHead)
  | ({ kind: 'questions'; items: readonly Question[] } & SectionHead)
  /** `apply` opens the contact form with the chosen card's subject. */
  | ({
      kind: 'choices';
      items: readonly Choice[];
      apply: string;
      download: { label: string; href: `/${string}` };
    } & SectionHead)
  | ({
      kind: 'groups';
      items: readonly { title: string; text: string; names: readonly string[] }[];
      note: string;
    } & SectionHead)
  | ({ kind: 'certificates'; items: readonly Certificate[] } & SectionHead)
  | ({ kind: 'preview'; ticks: readonly string[]; slip: Slip } & SectionHead)
  /** Dated milestones; without any the section is left out. */
  | ({
      kind: 'timeline';
      items: readonly { date: string; title: string; text: string }[];
    } & SectionHead)
  | ({ kind: 'code'; paragraphs: readonly string[]; endpoint: Endpoint } & SectionHead)
  | ({ kind: 'endpoints'; items: readonly EndpointRow[] } & SectionHead)
  /** Files of the build, by their addresses within the site. */
  | ({
      kind: 'downloads';
      items: readonly { label: string; href: `/${string}`; text: string }[];
    } & SectionHead)
  | { kind: 'links'; label: string; items: readonly Action[] }
  | { kind: 'note'; text: string }
  | { kind: 'callToAction'; heading: string; text: string; action: Action };

/** The section of one kind. */
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>;

/** A program text behind a tab. */
export interface CodeTab {
  id: string;
  label: string;
  text: string;
}

/**
 * One documented request as pages show it, made by `documented` from the table in `api-table`.
 * Illustrative: it is shown, never sent.
 */
export interface Endpoint {
  method: 'POST';
  path: `/${string}`;
  contentType: 'application/json' | 'multipart/form-data';
  fields: readonly { name: string; type: string; text: string }[];
  /** The request, once in each language. */
  samples: readonly CodeTab[];
  answers: readonly { status: number; title: string; text: string; body: string }[];
}

/** A row of the reference's index of endpoints. */
export interface EndpointRow extends Action {
  method: 'POST';
  path: `/${string}`;
  fields: readonly string[];
}

export interface HeroSlide {
  image: string;
  title: string;
  subtitle: string;
  primaryAction: { label: string; path: Path };
  secondaryAction: { label: string; path: Path };
}

export interface ServiceCard {
  icon: Icon;
  title: string;
  description: string;
  features: readonly string[];
}

export interface ProductCard {
  spot: Spot;
  title: string;
  description: string;
  fullDescription: string;
}

/**
 * Copy of each view. The key is the name of a component in `src/templates` (shared by many pages) or
 * `src/pages` (one of a kind).
 */
export interface Views {
  /** Dark head with a picture: marketing pages and product portals. */
  Marketing: { head: Head & { spot: Spot }; sections: readonly Section[] };
  /** Quiet head: API pages, the reference, the guide, plain text pages. */
  Article: { head: Head; sections: readonly Section[] };
  /** Numbered sections beside a list of contents. */
  Legal: {
    head: Head;
    effective: string;
    sections: readonly { id: string; heading: string; paragraphs: readonly string[] }[];
  };
  /** One documented request: checks and fields beside its sample, then what it answers. */
  Verification: {
    head: Head;
    checksTitle: string;
    checks: readonly string[];
    endpoint: Endpoint;
    note: string;
    answersTitle: string;
    answersIntro: string;
    usesTitle: string;
    uses: readonly Feature[];
    questions: SectionOf<'questions'>;
    related: readonly Action[];
  };
  Home: HomeCopy;
  /** `subjects` are how a message begins when a link says what it is about. */
  Contact: { head: Head; reachTitle: string; subjects: Readonly<Record<Subject, string>> };
  Outbox: { head: Head; emptyHeading: string; emptyText: string };
  Shared: { head: Head; elsewhereHeading: string; elsewhereText: string };
}

export interface HomeCopy {
  slides: readonly HeroSlide[];
  services: SectionHead & { items: readonly ServiceCard[] };
  products: SectionHead & { items: readonly ProductCard[] };
  makeInIndia: SectionHead & { links: readonly { label: string; href: string }[] };
  benefits: { heading: string; items: readonly Feature[] };
  faq: SectionHead & { items: readonly Question[]; action: Action };
  /** Says which figures of the page are samples. */
  note: string;
}

/** What a content file exports: the view that draws it, its metadata, its copy. */
export type Page<V extends keyof Views = keyof Views> = {
  [Name in V]: { view: Name; meta: Meta } & Views[Name];
}[V];
