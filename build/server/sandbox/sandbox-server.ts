import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { HEADER_PREFIX } from '../../../src/api-docs/names.ts';
import type { Answer } from '../../../src/core/sandbox/answer.ts';
import { advance } from '../../../src/core/sandbox/clock/advance.ts';
import type { Command } from '../../../src/core/sandbox/commands.ts';
import { handle } from '../../../src/core/sandbox/handle.ts';
import { replay } from '../../../src/core/sandbox/replay.ts';
import { isLoopback, type SandboxOptions } from './options.ts';
import { readRequest } from './read-request.ts';
import { eventSender } from './send-events.ts';

/** How often time that passed is looked at, in milliseconds. */
const TICK = 200;

export interface Sandbox {
  server: Server;
  /** What was done, to do it again elsewhere. */
  commands: readonly Command[];
}

type Options = Pick<SandboxOptions, 'isVirtual' | 'forward' | 'allowOrigin'>;

/**
 * The sandbox as an HTTP server, not yet listening. It keeps everything in memory, and answers requests of this machine
 * alone: a page elsewhere that made its own name point here is known by the Host header (DNS rebinding).
 */
export function sandboxServer(
  { isVirtual, forward, allowOrigin }: Options,
  before: readonly Command[] = [],
  say: (line: string) => void = () => {},
): Sandbox {
  const state = replay(before);
  const commands = [...before];
  const keep = (command: Command) => {
    commands.push(command);
  };
  const sendEvents = eventSender({ state, keep, say, forward });

  let last = performance.now();
  const pass = () => {
    const now = performance.now();
    const ms = Math.floor(now - last);
    last += ms;
    if (isVirtual || ms === 0) return;
    advance(state, ms);
    // Pauses between two commands are one command.
    const previous = commands.at(-1);
    if (previous?.kind === 'advance')
      commands[commands.length - 1] = { kind: 'advance', ms: previous.ms + ms };
    else keep({ kind: 'advance', ms });
  };

  const server = createServer(async (message, response) => {
    if (!isOwnHost(message)) return refuseHost(response);
    if (allowOrigin !== undefined) allow(response, allowOrigin);
    if (allowOrigin !== undefined && message.method === 'OPTIONS')
      return response.writeHead(204).end();
    const request = await readRequest(message).catch(() => undefined);
    // Its sender went away in the middle of it.
    if (!request) return;
    pass();
    const { answer, command } = handle(state, request);
    keep(command);
    say(
      `${request.method} ${command.kind === 'call' ? request.target : ''} ${answer?.status ?? 'lost'}`,
    );
    if (answer) write(response, answer);
    else message.socket.destroy();
    sendEvents();
  });
  const timer = setInterval(() => {
    pass();
    sendEvents();
  }, TICK);
  timer.unref();
  server.on('close', () => clearInterval(timer));
  return { server, commands };
}

function isOwnHost({ headers: { host = '' } }: IncomingMessage): boolean {
  return isLoopback(host.replace(/:\d+$/, ''));
}

const refuseHost = (response: ServerResponse) =>
  response
    .writeHead(421, { 'content-type': 'text/plain' })
    .end('This answers to localhost alone.\n');

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  response.setHeader(
    'access-control-allow-headers',
    `authorization, content-type, idempotency-key, ${HEADER_PREFIX}-version, sandbox-fault`,
  );
  response.setHeader('access-control-expose-headers', '*');
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response
    .writeHead(status, headers)
    .end(body === undefined ? '' : `${JSON.stringify(body, null, 2)}\n`);
}
