import type { Page } from '@playwright/test';
import { open } from '../e2e/open.ts';
import { test } from '../e2e/test.ts';
import { floor, type Interaction, interactions } from './interactions.ts';
import {
  observeInteractions,
  resetInteractions,
  type Slowest,
  slowestInteraction,
} from './observe-interactions.ts';
import { toolInteractions } from './tool-interactions.ts';

const SLOWED = 4;
const REPEATS = 5;
const SETTLING_MS = 300;

const lines: string[] = [];

test.use({ serviceWorkers: 'block', trace: 'off' });

for (const interaction of [floor, ...interactions, ...toolInteractions])
  test(`${interaction.path}: ${interaction.name}`, async ({ browser, site }) => {
    const slowest: Slowest[] = [];
    for (let n = 0; n < REPEATS; n++) {
      const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' });
      slowest.push(await measure(await context.newPage(), interaction));
      await context.close();
    }
    const figures = (['paintMs', 'frameMs'] as const).flatMap((clock) => {
      const sorted = slowest.map((one) => one[clock]).sort((a, b) => a - b);
      return [sorted[REPEATS >> 1], sorted.at(-1)].map((ms) => `${Math.round(ms ?? 0)}`);
    });
    lines.push(row(interaction.path, interaction.name, ...figures));
  });

// Nothing is asserted: how long things take is this machine's business, and what it ran beside them.
test.afterAll(() => {
  console.log(row('page', 'interaction', 'paint, ms', 'highest', 'frame, ms', 'highest'));
  for (const line of lines) console.log(line);
});

/** The slowest press or key of what `act` does, on a slowed processor. */
async function measure(page: Page, { path, width, prepare, act }: Interaction): Promise<Slowest> {
  if (width) await page.setViewportSize({ width, height: 844 });
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
  return slowestInteraction(page);
}

const row = (path: string, name: string, ...figures: string[]) =>
  path.padEnd(28) + name.padEnd(36) + figures.map((figure) => figure.padStart(12)).join('');
