import type { Page } from 'playwright/test';

/**
 * Translates a page the way a browser does: each text node, later ones too, gives way to two nested `font` elements
 * that hold the translation. It says the same as the text, so that a page can be compared with one that nobody
 * translates, and what React wrote into a node that has left the page shows as the old text.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const LEFT = '[translate="no"], script, style, noscript, textarea, svg, font';
    const swap = (text: Text) => {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(LEFT))
        return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      text.replaceWith(outer);
      (outer.firstChild as Element).append(text.nodeValue);
    };
    const swapAll = (root: Node) => {
      if (root instanceof Text) return swap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(swap);
    };
    const observe = () =>
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const observer = new MutationObserver((records) => {
      observer.disconnect();
      for (const { target, addedNodes } of records)
        for (const node of [target.nodeType === Node.TEXT_NODE ? target : [], ...addedNodes].flat())
          if (node.isConnected) swapAll(node);
      observe();
    });
    swapAll(document.body);
    observe();
  });

/** The number of a message, which is another one on each page. */
const NUMBER = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** What a visitor reads on a page, in its order. */
export const readPage = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replace(NUMBER, 'a number');
