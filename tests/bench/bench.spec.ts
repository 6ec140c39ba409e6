import type { Page } from '@playwright/test';
import { open } from '../e2e/open.ts';
import { test } from '../e2e/test.ts';
import { floor, type Interaction, interactions } from './interactions.ts';
import { toolInteractions } from './tool-interactions.ts';

const SLOWED = 4;
const REPEATS = 5;
const SETTLING_MS = 300;

declare global {
  interface Window {
    /** Duration of each interaction so far, in milliseconds, by the browser's id for it. */
    interactionsMs: Record<number, number>;
  }
}

interface EventTiming extends PerformanceEntry {
  interactionId: number;
}

const lines: string[] = [];

test.use({ serviceWorkers: 'block', trace: 'off' });

for (const interaction of [floor, ...interactions, ...toolInteractions])
  test(`${interaction.path}: ${interaction.name}`, async ({ browser, site }) => {
    const worst: number[] = [];
    for (let n = 0; n < REPEATS; n++) {
      const context = await browser.newContext({ baseURL: site.origin, serviceWorkers: 'block' });
      worst.push(await measure(await context.newPage(), interaction));
      await context.close();
    }
    worst.sort((a, b) => a - b);
    const [median, highest] = [worst[REPEATS >> 1], worst.at(-1)];
    lines.push(row(interaction.path, interaction.name, `${median}`, `${highest}`));
  });

// Nothing is asserted: how long things take is this machine's business, and what it ran beside them.
test.afterAll(() => {
  console.log(row('page', 'interaction', 'median ms', 'highest ms'));
  for (const line of lines) console.log(line);
});

/** Longest time from an input to the next paint that shows what came of it, in milliseconds. */
async function measure(page: Page, { path, width, prepare, act }: Interaction): Promise<number> {
  if (width) await page.setViewportSize({ width, height: 844 });
  await page.addInitScript(() => {
    window.interactionsMs = {};
    const note = (list: PerformanceObserverEntryList) => {
      for (const { interactionId, duration } of list.getEntries() as EventTiming[])
        if (interactionId > 0)
          window.interactionsMs[interactionId] = Math.max(
            window.interactionsMs[interactionId] ?? 0,
            duration,
          );
    };
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver(note).observe(options as PerformanceObserverInit);
  });
  await (path.startsWith('/') ? open(page, path) : page.goto(path));
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(() => {
    window.interactionsMs = {};
  });
  await act(page);
  // Entries come some time after the paint that they measure.
  await page.waitForTimeout(SETTLING_MS);
  // The browser reports nothing faster than its threshold of 16 ms.
  return page.evaluate(() => Math.max(16, ...Object.values(window.interactionsMs)));
}

const row = (path: string, name: string, ...figures: string[]) =>
  path.padEnd(28) + name.padEnd(36) + figures.map((figure) => figure.padStart(12)).join('');
