import type { Path } from '#routes/paths.ts';
import type { CodeTab, Endpoint, EndpointField, EndpointRow } from './endpoint.ts';
import type { Example } from './example.ts';
import type { Action, Subject } from './head.ts';
import type { PhoneStep } from './phone.ts';
import type { Icon } from './pictures.ts';
import type { Runs, Sequence } from './sequence.ts';

export interface SectionHead {
  eyebrow?: string;
  heading: string;
  intro?: string;
  /** Anchor of the section, without `#`. */
  id?: string;
}

/** A card begins with an icon, or with a figure and what it is of: 16 characters at most. */
export interface Feature {
  icon?: Icon;
  figure?: string;
  unit?: string;
  title: string;
  text: string;
  ticks?: readonly string[];
  /** Its hour in a day. */
  time?: string;
  to?: Path;
  /** Anchor within the page, without `#`. */
  anchor?: string;
}

/** A line of a table, with its values. */
export interface Compared {
  title: string;
  text: string;
  cells: readonly string[];
  to?: Path;
}

export interface Question {
  question: string;
  answer: string;
}

/** A card that a visitor may choose; the first one is chosen at the start. */
export interface Choice {
  /** What the contact form is told when this card is chosen. */
  subject: Subject;
  title: string;
  text: string;
  benefits: readonly string[];
}

/** A certificate. Its title replaces it where there is no picture, or where the picture fails to load. */
export interface Certificate {
  title: string;
  text: string;
  sample: string;
  image?: string;
}

/** What a path of a plot is drawn with. */
export type Ink = 'primary' | 'accent' | 'dots' | 'area' | 'axis' | 'code';

/** Shares or spans, drawn to scale while building. `box` ends with width and height; items say them in words. */
export interface Plot {
  box: `0 0 ${number} ${number}`;
  paths: readonly { kind: Ink; d: string }[];
  items: readonly { figure: string; text: string }[];
}

/** A printed receipt with invented figures: a statement, a receipt, a quotation. */
export interface Receipt {
  title: string;
  subtitle: string;
  rows: readonly { label: string; note?: string; value: string }[];
  total: { label: string; value: string };
}

/** Rows about one thing, such as a tool's samples, as one table lists those of all. */
export interface TestValues {
  label: string;
  to?: Path | `${Path}#${string}`;
  /** A fold that is open at first. */
  open?: true;
  /** `anchor` is the id of a row to which links lead. */
  rows: readonly { label: string; input: string; outcome: string; anchor?: string }[];
}

/**
 * What a product costs, when its money arrives and what it needs, each a large figure with what the figure cannot say.
 * `anchor` is where `/rates` has more of it.
 */
export interface Terms {
  kind: 'terms';
  heading: string;
  anchor: RatesAnchor;
  rows: readonly { label: string; figure?: string; text: string }[];
  day?: MoneyDay;
  /** Next to the link to all rates. */
  more?: Action;
}

/** Rows of `Terms` before they have labels: a figure, and what it does not say. */
export type Facts = readonly (readonly [figure: string, text: string])[];

/** What one sale is worth by the clock, and when sales of each day of a week arrive. */
export interface MoneyDay {
  label: string;
  moments: readonly { time: string; text: string }[];
  week: Week;
}

/** Days of arrival from Tuesday on, each with the days of sale that it pays. */
export interface Week {
  sold: string;
  arrives: string;
  arrivals: readonly { day: string; of: readonly string[] }[];
}

/** Parts of the page `/rates`. */
export type RatesAnchor =
  | 'fees'
  | 'disputes'
  | 'arrival'
  | 'commissions'
  | 'counter'
  | 'charges'
  | 'limits'
  | 'rules'
  | 'documents'
  | 'leaving'
  | 'missing'
  | 'refused'
  | 'help';

/**
 * Lines of the tariff or of rules under names of columns; the first cell of a line says what it is about. Without
 * columns it is a list. `id` is the anchor of all of it, and begins those of its lines.
 */
export interface RateTable {
  id: RatesAnchor;
  heading: string;
  intro?: string;
  columns: readonly string[];
  lines: readonly (readonly string[])[];
}

/** The blocks that templates stack under a page head. */
export type Section =
  /**
   * Cards. On pages of products and of the company `list` makes lines of them, and `names` a table whose columns have
   * these names.
   */
  | ({
      kind: 'features';
      columns: 2 | 3 | 4;
      list?: undefined;
      names?: undefined;
      items: readonly Feature[];
    } & SectionHead)
  | ({
      kind: 'features';
      columns: 2 | 3 | 4;
      list: true;
      names?: undefined;
      items: readonly (Feature & { icon: Icon })[];
    } & SectionHead)
  | ({
      kind: 'features';
      columns: 2 | 3 | 4;
      names: readonly string[];
      items: readonly Compared[];
    } & SectionHead)
  | ({ kind: 'steps'; items: readonly { title: string; text: string }[] } & SectionHead)
  /** A list of points, or of benefits where it is ticked. */
  | ({ kind: 'ticks'; ticked?: true; items: readonly string[] } & SectionHead)
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
  | ({ kind: 'plot' } & Plot & SectionHead)
  | ({ kind: 'certificates'; items: readonly Certificate[] } & SectionHead)
  | ({ kind: 'preview'; ticks: readonly string[]; receipt: Receipt } & SectionHead)
  /** Dated milestones; without any the section is left out. */
  | ({
      kind: 'timeline';
      items: readonly { date: string; title: string; text: string }[];
    } & SectionHead)
  | ({ kind: 'code'; paragraphs: readonly string[]; endpoint: Endpoint } & SectionHead)
  /** Program texts behind tabs. `label` names the block, `title` is above it. */
  | ({
      kind: 'texts';
      paragraphs: readonly string[];
      fields?: readonly EndpointField[];
      label: string;
      title: string;
      tabs: readonly Omit<CodeTab, 'id'>[];
      note: string;
    } & SectionHead)
  /** It is in the band of what is above it. */
  | ({ kind: 'runs' } & Runs)
  /** Who sends what to whom, where a page does not begin with it. */
  | ({ kind: 'sequence' } & Sequence)
  | ({ kind: 'endpoints'; items: readonly EndpointRow[] } & SectionHead)
  /** Files of the build, by their addresses within the site. */
  | ({
      kind: 'downloads';
      items: readonly { label: string; href: `/${string}`; text: string }[];
    } & SectionHead)
  /** What tools or calls may be tried with; `columns` where they are not sample, input and outcome. */
  | ({
      kind: 'testValues';
      columns?: readonly string[];
      /** Each group of rows in a fold. */
      folded?: true;
      items: readonly TestValues[];
    } & SectionHead)
  /** Tables for one kind of reader, each folded. */
  | ({ kind: 'rates'; tables: readonly RateTable[] } & SectionHead)
  | Terms
  /** Where the page's tool is rendered. */
  | ({ kind: 'tool' } & SectionHead)
  | { kind: 'links'; label: string; items: readonly Action[] }
  | { kind: 'note'; text: string }
  | { kind: 'callToAction'; heading: string; text: string; action: Action }
  | ({ kind: 'phone'; steps: readonly PhoneStep[] } & SectionHead)
  | ({ kind: 'example' } & Example & SectionHead);

/** Kinds that any page may have. */
type CommonKind =
  | 'features'
  | 'steps'
  | 'ticks'
  | 'prose'
  | 'questions'
  | 'tool'
  | 'links'
  | 'note'
  | 'callToAction'
  | 'terms';

/** Kinds with tables, and with code of an API, which come with text pages alone. */
type TechnicalKind =
  | 'code'
  | 'texts'
  | 'endpoints'
  | 'downloads'
  | 'testValues'
  | 'runs'
  | 'sequence';

/** A section that any page may have. */
export type CommonSection = Exclude<Extract<Section, { kind: CommonKind }>, TableOfFeatures>;

/** Features side by side. */
export type TableOfFeatures = Extract<Section, { kind: 'features'; names: readonly string[] }>;

/** Features as lines. */
export type LinesOfFeatures = Extract<Section, { kind: 'features'; list: true }>;

/** Features as cards or as lines. */
export type ListedFeatures = Exclude<Extract<Section, { kind: 'features' }>, TableOfFeatures>;

/** A section of the page of rates. */
export type RatesSection = CommonSection | SectionOf<'rates'>;

/** A section of a text page. */
export type TextSection = CommonSection | Extract<Section, { kind: TechnicalKind }>;

/** Kinds that pages of the company alone have. */
type CompanyKind = 'choices' | 'groups' | 'certificates' | 'timeline' | 'plot';

/** A section of a page of the company. */
export type CompanySection = Extract<Section, { kind: CommonKind | CompanyKind | 'stats' }>;

/** A section of a page of products. */
export type ProductSection = Exclude<Section, { kind: TechnicalKind | CompanyKind | 'rates' }>;

/** The section of one kind. */
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>;
