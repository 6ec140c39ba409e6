import type { RunnableCall } from './endpoint.ts';

/** A recipe of the API: calls that together do one thing. */
export interface ShownRecipe {
  /** Anchor, without `#`. */
  id: string;
  heading: string;
  intro: string;
  steps: readonly {
    title: string;
    text: string;
    method: RunnableCall['method'];
    path: `/${string}`;
    curl: string;
    /** What has to be so in the answer, such as `status is paid`. */
    holds: readonly string[];
    /** By which a page runs it, among `virtual:recipe-calls`. */
    run: string;
  }[];
}
