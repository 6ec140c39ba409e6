// Finds a Chromium for the browser tests, or installs one, and says what it did.
// Order: CHROMIUM_PATH, a system Chromium, Playwright's own, Playwright's download, the distribution's
// package (Debian and Ubuntu, as root). A command that follows is run with its path as CHROME_PATH.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium that is already here; undefined if there is none. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const system = SYSTEM_PATHS.find(existsSync);
  if (system) return system;
  const { chromium } = await import('playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

async function setUp() {
  const found = await findBrowser();
  if (found) return `Browser tests use ${found}`;
  console.log('No Chromium found. Asking Playwright to download one.');
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  const downloaded = await findBrowser();
  if (downloaded) return `Browser tests use Playwright's own, downloaded now: ${downloaded}`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('The download failed. Installing the distribution\'s package "chromium".');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return `Browser tests use the distribution's package, installed now: ${await findBrowser()}`;
  }
  throw new Error('No Chromium: install one, or set CHROMIUM_PATH to its executable.');
}

/** Runs a command that looks for its browser in CHROME_PATH, as Lighthouse does. */
async function runWithBrowser([command, ...args]) {
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(await setUp());
  const command = process.argv.slice(2);
  if (command.length > 0) process.exitCode = await runWithBrowser(command);
}
