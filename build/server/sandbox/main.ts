import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { KEY } from '../../../src/api-docs/keys.ts';
import { USAGE } from '../../../src/api-docs/manual/usage.ts';
import type { Command } from '../../../src/core/sandbox/commands.ts';
import { SEEDS } from '../../../src/core/sandbox/state/ids.ts';
import { readOptions, type SandboxOptions } from './options.ts';
import { readCommands } from './read-commands.ts';
import { sandboxServer } from './sandbox-server.ts';

/** Digest of the table of calls, which the build puts here. */
declare const TABLE_DIGEST: string;

/** `node kolam-sandbox.mjs`: starts the sandbox, and says where it is and how to use it. */
function main(args: readonly string[]): void {
  const options = readOptions(args);
  if (!options) {
    console.log(USAGE);
    return;
  }
  const before = begin(options);
  const [first] = before;
  const say = options.isQuiet ? () => {} : (line: string) => console.log(line);
  const { server, commands } = sandboxServer(
    { ...options, keeps: options.log !== undefined },
    before,
    say,
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') fail(error);
    fail(`Port ${options.port} is taken, perhaps by another sandbox. Name one: --port NUMBER`);
  });
  // Listen on this machine only, regardless of its networks, unless the options say otherwise.
  server.listen(options.port, options.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    console.log(`Sandbox on http://localhost:${port}, with the key ${KEY}. All of it is made up.`);
    if (first?.kind === 'seed') say(`Its ids are those of --seed ${first.seed}.`);
    if (!options.forward)
      say('Events go to the endpoints that you create, or name one: --forward URL.');
  });
  const { log } = options;
  if (log !== undefined)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        writeFileSync(log, JSON.stringify({ table: TABLE_DIGEST, commands }));
        process.exit();
      });
}

/** Ids of a separate seed, so that what an earlier run made is not met again in a database. */
function begin({ replay, seed = randomInt(SEEDS) }: SandboxOptions): Command[] {
  if (replay === undefined) return [{ kind: 'seed', seed }];
  return readCommands(readLog(replay), TABLE_DIGEST);
}

function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`--replay: ${file} cannot be read.`);
  }
}

function fail(error: unknown): never {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exit(1);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  fail(error);
}
