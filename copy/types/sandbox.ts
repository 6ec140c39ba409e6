import type { RunnableCall } from './endpoint.ts';

/** What the console of the sandbox says, in English: it is for developers. */
export interface SandboxLabels {
  call: string;
  app: {
    heading: string;
    none: string;
    acts: readonly { payer: string; label: string }[];
    /** Before the address to which the customer comes back. */
    back: string;
  };
  clock: { heading: string; next: string; hour: string; day: string; waits: string };
  log: {
    heading: string;
    none: string;
    curl: string;
    request: string;
    answer: string;
    again: string;
    sameKey: string;
  };
  objects: { heading: string; none: string };
  events: {
    heading: string;
    intro: string;
    none: string;
    answers: string;
    receivers: readonly { status: number; label: string }[];
    test: string;
  };
  tester: {
    heading: string;
    body: string;
    secret: string;
    age: string;
    ages: readonly { seconds: number; label: string }[];
    seen: string;
    check: string;
    verdicts: Readonly<
      Record<
        'right' | 'missing' | 'malformed' | 'old' | 'future' | 'signature' | 'replayed',
        string
      >
    >;
  };
  take: { heading: string; text: string; log: string; file: string; reset: string };
}

/** Calls of one group of the table. */
export interface RunnableGroup {
  label: string;
  calls: readonly RunnableCall[];
}
