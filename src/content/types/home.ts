import type { ExternalAddress } from '#content/external-links.ts';
import type { Path } from '#routes/paths.ts';
import type { Action } from './head.ts';
import type { Icon, IllustrationName } from './pictures.ts';
import type { Feature, Question, SectionHead } from './sections.ts';

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
  to: Path;
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

export interface HomeCopy {
  slides: readonly HeroSlide[];
  services: SectionHead & { items: readonly ServiceCard[] };
  products: SectionHead & { items: readonly ProductCard[] };
  makeInIndia: SectionHead & { links: readonly { label: string; href: ExternalAddress }[] };
  benefits: { heading: string; items: readonly Feature[] };
  faq: SectionHead & { items: readonly Question[]; action: Action };
  /** Says which figures of the page are samples. */
  note: string;
}
