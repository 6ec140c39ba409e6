import { planOf, type Step as StepOf } from '../../simulation/plan.ts';

/** How often each thing happens. */
const WEIGHTS = {
  release: 8,
  deploy: 3,
  update: 6,
  takeOver: 5,
  visit: 12,
  script: 6,
  closeTabs: 2,
  keepHindi: 3,
  kill: 3,
  killSoon: 8,
  goOffline: 3,
  goOnline: 5,
  fill: 3,
  empty: 3,
  evict: 1,
};

/** What else a disk does that fails in places. */
const HARM = { damage: 6, lose: 6, visitHindi: 6 };

/** Messages that wait, and what the browser and the mail service make of them. */
const MAIL = { message: 4, sync: 6, failMail: 2, mendMail: 2 };

/** A network that loses some requests, and answers others with an error or its own page. */
const NETWORK = { spoilNetwork: 8, mendNetwork: 5 };

/** One whose bodies are slow or cut, and whose caches answer with earlier builds. */
const BODIES = { spoilBodies: 12, mendNetwork: 5 };

/** Pages that have the rest taken in the background. */
const REST = { takeRest: 8 };

export type Step = StepOf<
  | keyof typeof WEIGHTS
  | keyof typeof HARM
  | keyof typeof MAIL
  | keyof typeof NETWORK
  | keyof typeof BODIES
  | keyof typeof REST
>;

const SIZE = { tabs: 4, steps: [6, 30], lengthMs: 120_000 } as const;

export const makePlan = (seed: number): Step[] => planOf(seed, { weights: WEIGHTS, ...SIZE });

/**
 * Plans in which disks fail, too, and messages wait. Each kind is a function, so that a seed makes the same plan
 * when another kind is added.
 */
export const makeHarmedPlan = (seed: number): Step[] =>
  planOf(seed, { weights: { ...WEIGHTS, ...HARM, ...MAIL }, ...SIZE });

/** Plans with a bad network as well, on devices that keep Hindi. */
export const makeSpoiltPlan = (seed: number): Step[] =>
  planOf(seed, { weights: { ...WEIGHTS, ...HARM, ...MAIL, ...NETWORK, keepHindi: 8 }, ...SIZE });

/** Plans in which bodies are slow or cut, and caches answer with earlier builds. */
export const makeBodiesPlan = (seed: number): Step[] =>
  planOf(seed, { weights: { ...WEIGHTS, ...MAIL, ...BODIES, keepHindi: 6 }, ...SIZE });

/** Plans in which devices download in the background what is not in the base. */
export const makeRestPlan = (seed: number): Step[] =>
  planOf(seed, { weights: { ...WEIGHTS, ...HARM, ...NETWORK, ...REST }, ...SIZE });
