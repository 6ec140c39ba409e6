// Finds a Chromium for the browser tests, or installs one, and a face for Hindi, and says what it did.
// Order: CHROMIUM_PATH, a system Chromium, Playwright's own, the distribution's packages (Debian and Ubuntu,
// as root), Playwright's download. A command that follows is run with its path as CHROME_PATH.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { tool } from './tool.mjs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same browser without a window: it renders what tests ask for and no window, in half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Every phone has letters for Hindi; a bare machine draws boxes, which are wider than any word. */
const HINDI_FACE = 'fonts-lohit-deva';

/** Path of a whole Chromium that is already here; undefined if there is none. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const system = SYSTEM_PATHS.find(existsSync);
  if (system) return system;
  const { chromium } = await import('playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** Path of what most browser tests run in: a Chromium without a window where one is here. */
export const findHeadless = async () =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();

/** Whether this machine takes packages of its distribution from us. */
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Whether this machine has a face for Hindi; where nobody can be asked, it is taken to have one. */
function hasHindiFace() {
  const { stdout, error } = spawnSync('fc-list', [':lang=hi', 'family'], { encoding: 'utf8' });
  return Boolean(error) || stdout.trim() !== '';
}

function install(packages) {
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function installMissing(missing) {
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Installing the distribution's packages ${missing.join(', ')}.`);
  try {
    install(missing);
  } catch {
    console.log('That failed.');
  }
}

async function setUp() {
  if (process.env.CHROMIUM_PATH) return `Browser tests use ${process.env.CHROMIUM_PATH}`;
  const missing = existsSync(HEADLESS_SHELL) ? [] : ['chromium-headless-shell'];
  if (!(await findBrowser())) missing.push('chromium');
  installMissing(missing);
  if (!(await findBrowser())) {
    console.log('No Chromium found. Asking Playwright to download one.');
    const options = ['install', '--with-deps', 'chromium'];
    spawnSync(process.execPath, [tool('playwright'), ...options], { stdio: 'inherit' });
  }
  // Asked for after the browser, which brings `fc-list`.
  if (!hasHindiFace()) installMissing([HINDI_FACE]);
  if (!hasHindiFace()) console.log(`No face for Hindi (${HINDI_FACE}): its tests will fail.`);
  if (await findBrowser()) return `Browser tests use ${await findHeadless()}`;
  throw new Error('No Chromium: install one, or set CHROMIUM_PATH to its executable.');
}

/** Runs a command that looks for its browser in CHROME_PATH, as Lighthouse does. */
async function runWithBrowser([name, ...args]) {
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  return spawnSync(process.execPath, [tool(name), ...args], { stdio: 'inherit', env }).status ?? 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(await setUp());
  const command = process.argv.slice(2);
  if (command.length > 0) process.exitCode = await runWithBrowser(command);
}
