import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Says at the end of a run what was not tested in which engine and session, and why. */
export default class ReportLeftOut implements Reporter {
  readonly #lines = new Set<string>();
  readonly #engines = new Set<string>();

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const project = test.parent.project()?.name;
    for (const { type, description = 'no reason is given' } of annotations) {
      if (type === 'engine') this.#engines.add(`${project}: ${description}`);
      if (type === 'skip' || type === 'left out')
        this.#lines.add(`${project}: ${test.title}: ${type}: ${description}`);
    }
  }

  onEnd(): void {
    console.log([`\nTested in`, ...this.#engines].join('\n  '));
    console.log([`Left out: ${this.#lines.size}`, ...this.#lines].join('\n  '));
  }

  printsToStdio(): boolean {
    return false;
  }
}
