import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { HEADER_PREFIX } from '../../../src/api-docs/names.ts';
import { type Answer, refusal } from '../../../src/core/sandbox/answer.ts';
import type { Command } from '../../../src/core/sandbox/commands.ts';
import { handle } from '../../../src/core/sandbox/handle.ts';
import { CHECKOUT } from '../../../src/core/sandbox/handlers/payments/next-action.ts';
import { Refused } from '../../../src/core/sandbox/refused.ts';
import { apply, replay } from '../../../src/core/sandbox/replay.ts';
import type { SandboxRequest } from '../../../src/core/sandbox/request/request.ts';
import { allowedMethods } from '../../../src/core/sandbox/request/router.ts';
import { isCheckout, serveCheckout } from './checkout/serve-checkout.ts';
import { isOwnHost } from './hosts.ts';
import type { SandboxOptions } from './options.ts';
import { localProblemAddress, problemPage } from './problem-page.ts';
import { readRequest } from './read-request.ts';
import { eventSender } from './send-events.ts';

/** The id of what is not a request of this sandbox. */
const NO_REQUEST = 'req_test_0000000000';

/** How often time that passed is looked at, in milliseconds. */
const TICK = 200;

export interface Sandbox {
  server: Server;
  /** What was done, to do it again elsewhere. */
  commands: readonly Command[];
}

type Options = Pick<SandboxOptions, 'isVirtual' | 'forward' | 'allowOrigin'> &
  Partial<Pick<SandboxOptions, 'allowHosts'>> & {
    /** Whether what is done is kept, without end; if left out, it is. */
    keeps?: boolean;
  };

/**
 * The sandbox as an HTTP server, not yet listening. It keeps everything in memory, and answers requests of this machine
 * alone: a page elsewhere that made its own name point here is known by the Host header (DNS rebinding).
 */
export function sandboxServer(
  { isVirtual, forward, allowOrigin, allowHosts = [], keeps = true }: Options,
  before: readonly Command[] = [],
  say: (line: string) => void = () => {},
): Sandbox {
  const state = replay(before);
  const commands = [...before];
  const keep = (command: Command) => {
    if (!keeps) return;
    const last = commands.at(-1);
    // Pauses between two commands are one command.
    if ('ms' in command && last?.kind === command.kind)
      commands[commands.length - 1] = { ...command, ms: last.ms + command.ms };
    else commands.push(command);
  };
  const sendEvents = eventSender({ state, keep, say, forward, allowHosts });

  let last = performance.now();
  const pass = () => {
    const now = performance.now();
    const ms = Math.floor(now - last);
    last += ms;
    if (ms === 0) return;
    const command: Command = { kind: isVirtual ? 'elapse' : 'advance', ms };
    apply(state, command);
    keep(command);
  };

  function call(request: SandboxRequest): Answer | null {
    const { answer, command } = handle(state, request);
    keep(command);
    say(
      `${request.method} ${command.kind === 'call' ? request.target : ''} ${answer?.status ?? 'lost'}`,
    );
    return answer;
  }

  const isAllowed = ({ headers: { host = '' } }: IncomingMessage) =>
    isOwnHost(host.replace(/:\d+$/, ''), allowHosts);

  const server = createServer(async (message, response) => {
    if (!isAllowed(message)) return refuseHost(message, response);
    if (allowOrigin !== undefined) allow(response, allowOrigin);
    const allowed = allowedMethods(message.url?.split('?')[0] ?? '');
    if (message.method === 'OPTIONS' && (allowed || allowOrigin !== undefined))
      return response.writeHead(204, allowed ? { allow: allowed } : {}).end();
    const page = problemPage(message.url ?? '', message.headers.accept);
    if (page) return response.writeHead(200, { 'content-type': page.type }).end(page.text);
    const request = await readRequest(message).catch(() => undefined);
    // Its sender went away in the middle of it.
    if (!request) return;
    pass();
    if (isCheckout(request.target)) {
      const now = Math.floor(Date.now() / 1_000);
      const { status, headers, body } = await serveCheckout(state, request, call, now);
      response.writeHead(status, headers).end(body);
      return sendEvents();
    }
    const answer = call(request);
    if (answer) write(response, answer, message.headers.host ?? '');
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

/** A call under another name changes nothing, and leaves no trace. */
function refuseHost({ socket }: IncomingMessage, response: ServerResponse): void {
  const answer = refusal(NO_REQUEST, new Refused('host_not_allowed'));
  write(response, answer, `localhost:${socket.localPort}`);
}

function allow(response: ServerResponse, origin: string): void {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE');
  response.setHeader(
    'access-control-allow-headers',
    `authorization, content-type, idempotency-key, ${HEADER_PREFIX}-version, sandbox-fault`,
  );
  response.setHeader('access-control-expose-headers', '*');
}

function write(response: ServerResponse, { status, headers, body }: Answer, host: string): void {
  const { code } = (status >= 400 ? body : {}) as { code?: string };
  // What explains a problem is on this machine too, and so is the checkout.
  const told = code ? { ...(body as object), type: localProblemAddress(host, code) } : body;
  const text = told === undefined ? '' : `${JSON.stringify(told, null, 2)}\n`;
  response.writeHead(status, headers).end(text.replaceAll(CHECKOUT, `http://${host}/checkout/`));
}
