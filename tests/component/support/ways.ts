import type { Page } from 'playwright/test';

/** How a text comes into the field that has the focus. Pasting asks for leave to read and write the clipboard. */
export const WAYS: Readonly<Record<string, (page: Page, text: string) => Promise<void>>> = {
  typed: (page, text) => page.keyboard.type(text),
  pasted: async (page, text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
  },
  // As a keyboard that suggests words, speech and autofill put it in: at once.
  filled: (page, text) => page.keyboard.insertText(text),
  composed: async (page, text) => {
    const devtools = await page.context().newCDPSession(page);
    const half = text.slice(0, Math.ceil(text.length / 2));
    for (const each of [half, text])
      await devtools.send('Input.imeSetComposition', {
        text: each,
        selectionStart: each.length,
        selectionEnd: each.length,
      });
    await devtools.send('Input.insertText', { text });
    await devtools.detach();
  },
  'pasted over another': async (page, text) => {
    await page.keyboard.insertText('7');
    await page.keyboard.press('Control+A');
    await WAYS.pasted?.(page, text);
  },
};
