import type { Page } from 'playwright/test';

/** A place where the focus was: what holds it, and how much of a ring is painted there. */
export interface Stop {
  /** Element and text of it, for the message of a failure. */
  name: string;
  /** Pixels whose colour the focus changes by 3:1 at least, as WCAG 2.2 counts them (SC 2.4.13). */
  changed: number;
  /** Pixels of a line of 2 px round the part of it that is on the screen. */
  ring: number;
  /** Whether something lies over its middle, say a sticky header. */
  hidden: boolean;
}

/** More stops than any page has: a focus that goes nowhere else ends the walk too. */
const MOST_STOPS = 600;

/**
 * Goes through a page by Tab, and looks at the pixels of each kind of stop that `seen` does not hold yet: the same
 * screen with the focus and without. Kinds are elements with the same classes in a parent of the same classes.
 *
 * @param paper a page of the same browser, where pictures are compared
 */
export async function focusStops(page: Page, paper: Page, seen: Set<string>): Promise<Stop[]> {
  const stops: Stop[] = [];
  const walked = new Set<string>();
  for (let i = 0; i < MOST_STOPS; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(whereFocusIs);
    if (!at || walked.has(at.path)) break;
    walked.add(at.path);
    if (seen.has(at.kind)) continue;
    seen.add(at.kind);
    const focused = await page.screenshot();
    await page.evaluate(takeFocusAway);
    const plain = await page.screenshot();
    await page.evaluate(giveFocusBack);
    const changed = await paper.evaluate(countChanged, [
      focused.toString('base64'),
      plain.toString('base64'),
    ]);
    stops.push({ name: at.name, ring: at.ring, hidden: at.hidden, changed });
  }
  return stops;
}

async function whereFocusIs() {
  // What moves as it gets the focus is in its place in the next frame.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const parent = element.parentElement;
  const of = ({ localName, className }: Element) => `${localName}.${className}`;
  const path: number[] = [];
  for (let node: Element | null = element; node?.parentElement; node = node.parentElement)
    path.push([...node.parentElement.children].indexOf(node));
  // A link of two lines has a ring round each; of what is larger than the screen some sides are seen.
  const boxes = [...element.getClientRects()].map((box) => {
    const width = Math.max(Math.min(box.right, innerWidth) - Math.max(box.left, 0), 0);
    const height = Math.max(Math.min(box.bottom, innerHeight) - Math.max(box.top, 0), 0);
    const across = Number(box.top >= 0) + Number(box.bottom <= innerHeight);
    const down = Number(box.left >= 0) + Number(box.right <= innerWidth);
    return { box, width, height, side: across * width + down * height };
  });
  const [first] = boxes;
  const above =
    first &&
    document.elementFromPoint(
      first.box.left + first.width / 2,
      Math.max(first.box.top, 0) + first.height / 2,
    );
  return {
    path: path.join(),
    kind: `${parent ? of(parent) : ''} > ${of(element)}`,
    name: `${of(element)} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`,
    ring: boxes.reduce((sum, { side }) => sum + 2 * side, 0),
    // A field that is drawn by its label is covered by it.
    hidden: Boolean(
      above &&
        !element.contains(above) &&
        !above.contains(element) &&
        above.closest('header, .offline-bar'),
    ),
  };
}

function takeFocusAway(): void {
  const element = document.activeElement as HTMLElement | null;
  element?.setAttribute('data-held-the-focus', '');
  element?.blur();
}

function giveFocusBack(): void {
  const element = document.querySelector<HTMLElement>('[data-held-the-focus]');
  element?.removeAttribute('data-held-the-focus');
  element?.focus({ preventScroll: true });
}

/** Compares two pictures of one screen, by the contrast of WCAG between pixels at the same place. */
async function countChanged([one, two]: [string, string] | string[]): Promise<number> {
  const pixels = async (base64 = '') => {
    const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height).data;
  };
  const [a, b] = await Promise.all([pixels(one), pixels(two)]);
  const linear = (value = 0) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (data: Uint8ClampedArray, i: number) =>
    0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]);
  let changed = 0;
  for (let i = 0; i < a.length; i += 4) {
    if (a[i] === b[i] && a[i + 1] === b[i + 1] && a[i + 2] === b[i + 2]) continue;
    const [dark = 0, light = 0] = [luminance(a, i), luminance(b, i)].sort((x, y) => x - y);
    if ((light + 0.05) / (dark + 0.05) >= 3) changed++;
  }
  return changed;
}
