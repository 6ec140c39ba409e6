import type { Page } from 'playwright/test';
import { open } from '../e2e/support/open.ts';
import { test } from '../e2e/support/test.ts';
import { floor, type Interaction, interactions } from './interactions.ts';
import {
  observeInteractions,
  resetInteractions,
  slowestInteractionMs,
} from './observe-interactions.ts';
import { toolInteractions } from './tool-interactions.ts';

const SLOWED = 4;
const REPEATS = 5;
const SETTLING_MS = 300;
const PHONE_PX = { width: 390, height: 844 };
const WIDE_PX = { width: 1280, height: 720 };

const lines: string[] = [];

test.use({ serviceWorkers: 'block', trace: 'off' });

for (const interaction of [floor, ...interactions, ...toolInteractions])
  test(`${interaction.path}: ${interaction.name}`, async ({ browser, site }) => {
    const times: number[] = [];
    for (let n = 0; n < REPEATS; n++) {
      const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' });
      times.push(await measure(await context.newPage(), interaction));
      await context.close();
    }
    times.sort((a, b) => a - b);
    lines.push(row(interaction, `${times[REPEATS >> 1]}`, `${times.at(-1)}`));
  });

// Nothing is asserted: how long things take is this machine's business, and what else it ran.
test.afterAll(() => {
  console.log(row({ path: 'page', name: 'interaction' }, 'median, ms', 'highest'));
  for (const line of lines) console.log(line);
});

/** The slowest press or key of what `act` does, on a slowed processor. */
async function measure(page: Page, { path, isWide, prepare, act }: Interaction): Promise<number> {
  await page.setViewportSize(isWide ? WIDE_PX : PHONE_PX);
  await observeInteractions(page);
  await (path.startsWith('/') ? open(page, path) : page.goto(path));
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await resetInteractions(page);
  await act(page);
  // Entries come some time after the paint that they measure.
  await page.waitForTimeout(SETTLING_MS);
  return slowestInteractionMs(page);
}

const row = ({ path, name }: Pick<Interaction, 'path' | 'name'>, ...figures: string[]) =>
  path.padEnd(28) + name.padEnd(36) + figures.map((figure) => figure.padStart(12)).join('');
