import type { ExternalAddress } from '#facts/external-links.ts';
import type { Path } from '#routes/paths.ts';
import type { Action } from './head.ts';
import type { IllustrationName } from './pictures.ts';
import type { Feature, Question, SectionHead } from './sections.ts';
import type { ToolEntry, ToolTile } from './toolbox.ts';

export interface HeroSlide {
  image: string;
  title: string;
  subtitle: string;
  primaryAction: { label: string; path: Path };
  secondaryAction: { label: string; path: Path };
}

/** A service with what it includes. */
export interface ServiceCard extends Feature {
  /** Says where the card leads. */
  more: string;
}

export interface ProductCard {
  illustration: IllustrationName;
  title: string;
  description: string;
  fullDescription: string;
  to: Path;
  /** Says where the card leads. */
  more: string;
}

/** A link to a tool by its short name. */
export type ToolShortcut = Pick<ToolEntry, 'name' | 'to' | 'icon'>;

/** Paths of one of our own drawn marks, 64 units wide: of no programme and no ministry. */
export type Mark = readonly {
  shape: 'dot' | 'leaf' | 'line' | 'paper' | 'teeth' | 'thin';
  d: string;
}[];

/** The last band: the site on this device, and how it comes to the home screen. */
export interface Pocket {
  eyebrow: string;
  heading: string;
  /** Until pages have been counted. */
  intro: string;
  /** Heading where the site is installed. */
  installed: string;
  ticks: readonly string[];
  install: string;
  /** Where the browser makes no offer to install. */
  byHand: string;
  onDevice: string;
  offline: string;
}

/** A worked example of another page as it begins there, to be read and not changed. */
export interface ShownExample extends SectionHead {
  ribbon: string;
  title: string;
  /** Where its numbers can be changed. */
  to: Path;
  more: string;
  /** Amounts are written out; the last row is what they come to. */
  rows: readonly { name: string; how?: string; sum: string }[];
  note: string;
}

export interface HomeCopy {
  slides: readonly HeroSlide[];
  /** Row under the slides: a few tools, and the board of all. */
  quick: { label: string; note: string; links: readonly ToolShortcut[] };
  services: SectionHead & { items: readonly ServiceCard[] };
  products: SectionHead & { items: readonly ProductCard[] };
  /** Tools to try here and now, and where the demo of them begins. */
  tryNow: SectionHead & {
    links: readonly ToolTile[];
    allTools: string;
    demo: string;
  };
  makeInIndia: SectionHead & {
    links: readonly { label: string; line: string; mark: Mark; href: ExternalAddress }[];
  };
  benefits: { heading: string; items: readonly Feature[] };
  example: ShownExample;
  faq: SectionHead & { items: readonly Question[]; action: Action };
  pocket: Pocket;
  /** Says which figures of the page are samples. */
  note: string;
}
