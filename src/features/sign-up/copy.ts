import type { Action } from '#copy/types/head.ts';
import type { Sample } from '#copy/types/sample.ts';
import type { ApiOption } from '#copy/types/sign-up.ts';

/** What the copy of a page hands to this tool. */
export interface Copy {
  apis: readonly ApiOption[];
  /** The table that `dial-codes.ts` makes. */
  countries: string;
  samples: readonly Sample<'name' | 'phone' | 'email' | 'requirement'>[];
  /** The tick that also sends the answers to our team, and what it does. */
  team: { label: string; text: string };
  /** What else there is for who comes for something; the key is `for` in the link. */
  choices: Readonly<Record<string, { heading: string; text: string; links: readonly Action[] }>>;
}
