import { parseArgs } from 'node:util';
import { SANDBOX_PORT } from '../../../src/api-docs/servers.ts';

/** How a local sandbox is started. */
export interface SandboxOptions {
  port: number;
  /** Where each event is sent once: an address of this machine. */
  forward?: string;
  /** A log of commands, as the page or a local sandbox gives it. */
  replay?: string;
  /** Time passes by calls alone, not by itself. */
  isVirtual: boolean;
  isQuiet: boolean;
  /** Origin of a page that may call, which browsers then allow. */
  allowOrigin?: string;
}

export const USAGE = `node sandbox [--port ${SANDBOX_PORT}] [--forward http://localhost:3000/hook] [--replay FILE]
  [--clock virtual] [--allow-origin ORIGIN] [--quiet]`;

/** Reads the arguments of the command line. An error says what is wrong with them. */
export function readOptions(args: readonly string[]): SandboxOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: String(SANDBOX_PORT) },
      forward: { type: 'string' },
      replay: { type: 'string' },
      clock: { type: 'string', default: 'real' },
      quiet: { type: 'boolean', default: false },
      'allow-origin': { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('--port is no port.');
  if (!['real', 'virtual'].includes(values.clock)) throw new Error('--clock is real or virtual.');
  if (values.forward !== undefined && !isLoopbackUrl(values.forward))
    throw new Error(
      '--forward must be an address of this machine, such as http://localhost:3000/hook.',
    );
  return {
    port,
    isVirtual: values.clock === 'virtual',
    isQuiet: values.quiet,
    ...(values.forward !== undefined && { forward: values.forward }),
    ...(values.replay !== undefined && { replay: values.replay }),
    ...(values['allow-origin'] !== undefined && { allowOrigin: values['allow-origin'] }),
  };
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a host name, without its port, is this machine's own. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);

/** Whether an address is one of this machine, over plain HTTP. */
export function isLoopbackUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' && isLoopback(url.hostname);
}
