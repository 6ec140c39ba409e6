import { availableParallelism } from 'node:os';
import { defineConfig, devices } from 'playwright/test';
import { findHeadless } from './set-up-browser.mjs';

/** What all tests in Chromium have in common. */
export default defineConfig({
  // Both limits are for what hangs, and not for what is slow: a machine may be four times slower than it was an hour
  // ago, and how fast a state comes is not a test's business.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A browser test waits at times, for what a visitor would wait for and between two looks at it. More of them
  // side by side only take turns: 40 tests took 91 to 102 s with three on two cores, 97 to 106 s with four.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  forbidOnly: true,
  // A test that is green at the second try is red.
  retries: 0,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // A trace of every test takes a third of the time. For one that fails: `npm run e2e -- --trace on`.
    trace: 'off',
    // `only-on-failure` takes one of each test before it knows: a quarter of what a test of the home page takes.
    screenshot: 'off',
    // A worker takes over in the middle of a test. Where it is the subject, a test allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: await findHeadless(),
      // Chromium's own background traffic; none of it is the site's.
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for seconds. What V8's slower compilers make of it is thrown away: a fifth of axe's
        // time. And what a test never calls need not be compiled, despite the bundler's hints.
        '--js-flags=--no-turbofan,--no-maglev,--max-lazy',
        // Several browsers share the machine already.
        '--num-raster-threads=1',
      ],
    },
  },
});
