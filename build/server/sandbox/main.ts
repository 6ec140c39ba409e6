import { readFileSync } from 'node:fs';
import { KEY } from '../../../src/api-docs/keys.ts';
import { readOptions, USAGE } from './options.ts';
import { readCommands } from './read-commands.ts';
import { sandboxServer } from './sandbox-server.ts';

/** Digest of the table of calls, which the build puts here. */
declare const TABLE_DIGEST: string;

/** `node kolam-sandbox.mjs`: starts the sandbox, and says where it is and how to use it. */
function main(args: readonly string[]): void {
  const options = readOptions(args);
  const before =
    options.replay === undefined ? [] : readCommands(readLog(options.replay), TABLE_DIGEST);
  const say = options.isQuiet ? () => {} : (line: string) => console.log(line);
  const { server } = sandboxServer(options, before, say);
  server.on('error', (error) => fail(error));
  // Of this machine alone, whatever its networks are.
  server.listen(options.port, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : options.port;
    console.log(`Sandbox on http://localhost:${port}, with the key ${KEY}. All of it is made up.`);
    if (!options.forward)
      say('Events go to the endpoints that you create, or name one: --forward URL.');
  });
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
