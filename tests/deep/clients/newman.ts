import { readFileSync } from 'node:fs';
import { operationList } from '../../../src/api-docs/operations.ts';
import { type Desk, POSTMAN } from './desk.ts';

/** At least so many requests are in two runs. */
export const EVERY_CALL = 2 * operationList.length;

/** What newman says of a run: so many requests, and what failed of which. */
export interface Said {
  requests: number;
  assertions: number;
  failures: string[];
}

/** Runs the collection as it was downloaded, twice over, against an address. */
export async function newman(desk: Desk, origin: string): Promise<Said> {
  const { said } = await desk.run(desk.bin('newman', 'newman'), [
    ...['run', POSTMAN, '--env-var', `base_url=${origin}`, '--iteration-count', '2'],
    ...['--reporters', 'json', '--reporter-json-export', 'newman.json'],
  ]);
  const { run } = readReport(desk, said);
  return {
    requests: run.stats.requests.total,
    assertions: run.stats.assertions.total,
    failures: run.failures.map(({ source, error }) => `${source.name}: ${error.message}`),
  };
}

interface Report {
  run: {
    stats: Record<'requests' | 'assertions', { total: number }>;
    failures: { source: { name: string }; error: { message: string } }[];
  };
}

function readReport(desk: Desk, said: string): Report {
  try {
    return JSON.parse(readFileSync(desk.at('newman.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`newman did not run: ${said}`, { cause });
  }
}
