// Which engines of `npm run engines` are on this machine, and how to get those that are not.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FIREFOXES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const succeeds = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Path of an installed Firefox; undefined if there is none. */
export const findFirefox = () => FIREFOXES.find((file) => file && existsSync(file));

/** By name: what it is, whether it is here, and what installs it on Debian and Ubuntu. */
export const ENGINES = {
  webkit: {
    title: 'WebKit',
    // The window is a Python program with the system's own Python.
    isHere: () =>
      ['Xvfb', 'WebKitWebDriver'].every((program) => succeeds('which', [program])) &&
      succeeds('/usr/bin/python3', [
        '-c',
        "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')",
      ]),
    install:
      'apt-get install --no-install-recommends webkit2gtk-driver xvfb python3 python3-gi gir1.2-webkit2-4.1',
  },
  firefox: {
    title: 'Firefox',
    isHere: () => findFirefox() !== undefined,
    install: 'apt-get install --no-install-recommends firefox-esr',
  },
};
