import { parseArgs } from 'node:util';
import { SANDBOX_PORT } from '../../../src/api-docs/servers.ts';
import { SEEDS } from '../../../src/core/sandbox/state/ids.ts';
import { isOwnUrl } from './hosts.ts';

/** How a local sandbox is started. */
export interface SandboxOptions {
  port: number;
  /** The address at which it listens. */
  host: string;
  /** Names under which it may be called in addition to this machine's own, in small letters. */
  allowHosts: readonly string[];
  /** Where each event is sent once: an address of this machine. */
  forward?: string;
  /** A log of commands, as the page or a local sandbox gives it. */
  replay?: string;
  /** Where the log of this run is written at its end. */
  log?: string;
  /** Which ids are made; others in each run if left out. */
  seed?: number;
  /** Time passes by calls alone, not with the clock. */
  isVirtual: boolean;
  isQuiet: boolean;
  /** Origin of a page that may call, which browsers then allow. */
  allowOrigin?: string;
}

/** Reads the arguments of the command line; nothing where they ask for help. An error says what is wrong with them. */
export function readOptions(args: readonly string[]): SandboxOptions | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', short: 'p', default: String(SANDBOX_PORT) },
      host: { type: 'string', default: '127.0.0.1' },
      forward: { type: 'string' },
      replay: { type: 'string' },
      log: { type: 'string' },
      seed: { type: 'string' },
      clock: { type: 'string', default: 'real' },
      quiet: { type: 'boolean', short: 'q', default: false },
      help: { type: 'boolean', short: 'h' },
      'allow-host': { type: 'string', multiple: true, default: [] },
      'allow-origin': { type: 'string' },
    },
  });
  if (values.help) return undefined;
  const { forward, replay, log, 'allow-origin': allowOrigin } = values;
  const allowHosts = values['allow-host'].map((each) => each.toLowerCase());
  const port = numberOf(values.port, '--port', 65_535);
  const seed = values.seed === undefined ? undefined : numberOf(values.seed, '--seed', SEEDS - 1);
  if (!['real', 'virtual'].includes(values.clock)) throw new Error('--clock is real or virtual.');
  if (seed !== undefined && replay !== undefined)
    throw new Error('--replay brings its own --seed: leave one of them out.');
  if (forward !== undefined && !isOwnUrl(forward, allowHosts))
    throw new Error(
      '--forward must be an address of this machine, such as http://localhost:3000/hook, or of an --allow-host.',
    );
  return {
    port,
    host: values.host,
    allowHosts,
    isVirtual: values.clock === 'virtual',
    isQuiet: values.quiet,
    ...(forward !== undefined && { forward }),
    ...(replay !== undefined && { replay }),
    ...(log !== undefined && { log }),
    ...(seed !== undefined && { seed }),
    ...(allowOrigin !== undefined && { allowOrigin }),
  };
}

function numberOf(text: string, option: string, most: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) <= most) return Number(text);
  throw new Error(`${option} is a number from 0 to ${most}.`);
}
