import type { Path } from '#routes/paths.ts';
import type { Aside } from './aside.ts';
import type { DeviceCopy } from './device.ts';
import type { DocumentSpecimen } from './document.ts';
import type { Endpoint } from './endpoint.ts';
import type { Action, Head, ShopSubject, Subject } from './head.ts';
import type { HeadPicture } from './head-picture.ts';
import type { HomeCopy } from './home.ts';
import type { IllustrationName } from './pictures.ts';
import type { RateSheet } from './rate-sheet.ts';
import type { ShownRecipe } from './recipe.ts';
import type {
  ProblemBranch,
  ReferenceCall,
  ReferenceLabels,
  ReferenceObject,
} from './reference.ts';
import type { SandboxLabels } from './sandbox.ts';
import type {
  CommonSection,
  CompanySection,
  Feature,
  Plot,
  ProductSection,
  RatesSection,
  SectionOf,
  Terms,
  TextSection,
} from './sections.ts';
import type { Sequence } from './sequence.ts';
import type { Tally } from './tally.ts';
import type { BoardFinder, BoardGroup } from './toolbox.ts';
import type { Tool } from './tools.ts';

/** Shapes of the copy. A page's copy is data: no JSX, no React, no logic. */

/** What search engines, tabs and shared links show. `title` without the brand, under 60 characters. */
export interface Meta {
  title: string;
  description: string;
  /** Where a search says that the page is, if no main menu lists it. */
  section?: string;
}

/**
 * What matters of a legal text to who does not read its language, and what its picture says. `binding` says that the
 * text counts, not this.
 */
export interface LegalSummary {
  picture: Pick<Tally, 'heading'> & Pick<Plot, 'items'>;
  heading: string;
  points: readonly string[];
  binding: string;
}

/**
 * Copy of each view. The key is the name of a component in `src/templates` (shared by many pages) or
 * `src/pages` (one of a kind).
 */
export interface Views {
  /**
   * Products and services. A dark head with a picture, or with the drawn phone of a first
   * section that has one; `compact` makes it a line of text over what the page begins with.
   */
  Marketing: {
    head: Head & { illustration: IllustrationName };
    compact?: boolean;
    sections: readonly ProductSection[];
  };
  /** Who we are, what we are certified for, who may join us: a dark head with a picture. */
  Company: {
    head: Head & { illustration: IllustrationName };
    sections: readonly CompanySection[];
  };
  /** Services at a counter that are APIs as well: a dark head with the drawn phone of the first section. */
  Counter: { head: Head; sections: readonly ProductSection[] };
  /**
   * Quiet head, with a drawn sequence where a product is a call, or a tally or plot of what it is about: API pages, the
   * guide, plain text pages.
   */
  Article: { head: Head; sequence?: Sequence; tally?: Tally; sections: readonly TextSection[] };
  /** A text page of many entries, which a field above them finds. */
  Finder: { head: Head; tally?: Tally; sections: readonly TextSection[] };
  /**
   * Numbered sections next to a list of contents. `summary` is above them, in the page's language; `plot` is what
   * it draws.
   */
  Legal: {
    head: Head;
    plot: Pick<Plot, 'box' | 'paths'>;
    summary?: LegalSummary | undefined;
    effective: string;
    sections: readonly { id: string; heading: string; paragraphs: readonly string[] }[];
  };
  /**
   * A tool next to the document that it reads, then one documented request with its price. `follows` is what comes
   * after that: its answers, or what people at a counter meet when it says no.
   */
  Verification: {
    head: Head;
    document: DocumentSpecimen;
    follows: 'answers' | 'troubles';
    terms: Terms;
    checksTitle: string;
    checks: readonly string[];
    endpoint: Endpoint;
    note: string;
    toolTitle: string;
    toolIntro: string;
    responsesTitle: string;
    responsesIntro: string;
    troublesTitle: string;
    /** What goes wrong, and what to do then. */
    troubles: readonly Feature[];
    questions: SectionOf<'questions'>;
    related: readonly Action[];
  };
  /**
   * Calls that together do one thing, drawn first: as a sequence, or as what a person sees of it. `holdsLabel`
   * introduces what has to be true after a step.
   */
  Recipes: {
    head: Head;
    sequence?: Sequence;
    picture?: HeadPicture;
    before: readonly TextSection[];
    holdsLabel: string;
    recipes: readonly ShownRecipe[];
    sections: readonly TextSection[];
  };
  /** Calls of one group of the API, and the objects that they return. `here` marks it among all groups. */
  Reference: {
    head: Head;
    picture: HeadPicture;
    labels: ReferenceLabels;
    groups: readonly { label: string; to: Path; here: boolean }[];
    calls: readonly ReferenceCall[];
    problems: readonly ProblemBranch[];
    objects: readonly ReferenceObject[];
  };
  /** Every rate and limit: `ribbon` and `about` say once that ours are samples. `sheets` are printed alone. */
  Rates: {
    head: Head;
    tally: Tally;
    ribbon: string;
    about: string;
    /** When a sale arrives, before scripts know the day. */
    arrives: string;
    sheets: readonly RateSheet[];
    sections: readonly RatesSection[];
  };
  /** The console of the sandbox that runs in the page. */
  Sandbox: {
    head: Head;
    tally: Tally;
    withoutScripts: string;
    labels: SandboxLabels;
    sections: readonly TextSection[];
  };
  /** Quiet head, a tool with a few facts about it, then the page's text. */
  Tool: { head: Head; tool: Tool; aside: Aside; sections: readonly CommonSection[] };
  /** The same with the document that the tool reads next to it, and what it costs, when it answers and whom it asks. */
  DocumentTool: {
    head: Head;
    tool: Tool;
    document: DocumentSpecimen;
    sections: readonly CommonSection[];
  };
  /** A form with a dashboard behind it, which has its own head. */
  Investors: {
    head: Head;
    tally: Tally;
    tool: Tool<'investor'>;
    sections: readonly CommonSection[];
  };
  Home: HomeCopy;
  /**
   * `subjects` are how a message begins when a link says what it is about; `opening` follows the name of any other
   * page from which somebody was called to write.
   */
  Contact: {
    head: Head;
    /** Before the phone number, above the form. */
    call: string;
    reachTitle: string;
    subjects: Readonly<Record<Exclude<Subject, ShopSubject>, { title: string; first: string }>>;
    opening: string;
    sections: readonly CommonSection[];
  };
  /** `withoutScripts` is said where they are off; phone and e-mail follow it. */
  Locker: { head: Head; withoutScripts: string; sections: readonly CommonSection[] };
  /** `start` and the first links are shown until something is typed. */
  Search: {
    head: Head;
    tally: Tally;
    start: string;
    withoutScripts: string;
    linksTitle: string;
    links: readonly Action[];
    nothingFound: string;
    askTitle: string;
    askLinks: readonly Action[];
  };
  /** The tool board. `demo` leads to its first tool. */
  Tools: {
    head: Head;
    find: BoardFinder;
    groups: readonly BoardGroup[];
    demo: { heading: string; text: string; label: string };
  };
  /** What this device keeps. `release` is that of the build. */
  Device: DeviceCopy;
  Outbox: { head: Head; emptyHeading: string; emptyText: string };
  Shared: { head: Head; elsewhereHeading: string; elsewhereText: string };
}

/** What a content file exports: the view that renders it, its metadata, its copy, and its tool if it has one. */
export type Page<V extends keyof Views = keyof Views> = {
  [Name in V]: {
    view: Name;
    meta: Meta;
    tool?: Tool;
    /** Shown under another language's path, all or some of it, for want of a translation; the build sets it. */
    inEnglish?: true | 'partly';
  } & Views[Name];
}[V];
