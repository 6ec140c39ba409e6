import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const KEPT = path.resolve(import.meta.dirname, '../../../.cache/clients');
const FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** What npm calls a network that is not there: all else that goes wrong is a fault. */
const UNREACHABLE =
  /^npm error code (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED)$/m;

/** No registry could be asked: the one reason to leave out tests of clients. */
export class NoRegistry extends Error {}

/** The folder with the clients of the lockfile, which are installed the first time. Throws `NoRegistry`. */
export async function installedClients(): Promise<string> {
  const texts = await Promise.all(
    FILES.map((file) => readFile(path.join(import.meta.dirname, file))),
  );
  const digest = createHash('sha256').update(Buffer.concat(texts)).digest('hex').slice(0, 16);
  const folder = path.join(KEPT, digest);
  if (existsSync(folder)) return folder;
  await mkdir(KEPT, { recursive: true });
  // Several tests may begin at once: whole folders alone get the name that they look for.
  const begun = await mkdtemp(path.join(KEPT, 'begun-'));
  try {
    for (const file of FILES)
      await cp(path.join(import.meta.dirname, file), path.join(begun, file));
    await install(begun);
    await rename(begun, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(begun, { recursive: true, force: true });
  }
  return folder;
}

/** Installs what the lockfile of a folder names. Throws `NoRegistry`, or what npm says is wrong. */
export async function install(folder: string, ...options: string[]): Promise<void> {
  try {
    await run('npm', ['ci', ...options], { cwd: folder, shell: process.platform === 'win32' });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    const code = UNREACHABLE.exec(stderr)?.[1];
    throw code ? new NoRegistry(`No registry can be reached (${code}).`) : error;
  }
}
