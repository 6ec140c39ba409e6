import type { Reporter, Suite } from 'playwright/types/testReporter';
import { ROUNDS } from './turns.ts';

interface Options {
  turn: number | undefined;
}

/** Says last which tests had their turn, and how to run them again. */
export default class ReportTurn implements Reporter {
  readonly #turn: number | undefined;
  #taken: string[] = [];

  constructor({ turn }: Options) {
    this.#turn = turn;
  }

  onBegin(_config: unknown, suite: Suite): void {
    this.#taken = suite
      .allTests()
      .map((test) => test.titlePath().filter(Boolean))
      .filter(([project = '']) => project === 'deep' || project === 'slow')
      .map((titles) => titles.join(' › '));
  }

  onEnd(): void {
    if (this.#turn === undefined) return;
    console.log(`\nOf deep tests and of journeys on a slow processor this run took:`);
    for (const title of this.#taken) console.log(`  ${title}`);
    console.log(
      `This was turn ${this.#turn}. Deep tests have one in ${ROUNDS.deep}, the others in ` +
        `${ROUNDS.test}. Again: TURN=${this.#turn} npm run e2e`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
