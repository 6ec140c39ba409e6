/**
 * Runs in the page. Texts that a box cuts: by more than a pixel sideways, or by a quarter of a line from above or
 * below. Not cut is what ends in an ellipsis, what can be scrolled to, what only screen readers are given (its box is a
 * pixel), what waits next to its box, as slides do, what is inert, what runs out of the foot of a drawing, as a phone
 * does at the edge of its band, and pictures.
 */
export function findCutText(): string[] {
  const MOST_PX = 1;
  const MOST_OF_LINE = 0.25;
  interface Box {
    isInline: boolean;
    position: string;
    /** `hidden` and `clip` cut; `auto` and `scroll` let a visitor go on. */
    overflow: { x: string; y: string };
    isShortened: boolean;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const overflow = { x: style.overflowX, y: style.overflowY };
    const box: Box = {
      isInline: style.display === 'inline',
      position: style.position,
      overflow,
      isShortened: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
    };
    if (overflow.x !== 'visible' || overflow.y !== 'visible') {
      const whole = element.getBoundingClientRect();
      box.left = whole.left + element.clientLeft;
      box.right = box.left + element.clientWidth;
      box.top = whole.top + element.clientTop;
      box.bottom = box.top + element.clientHeight;
    }
    boxes.set(element, box);
    return box;
  };
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** As wide as the box that cuts, and wholly next to it: as slides wait. */
  const waitsBeside = (element: Element, cutter: Box) => {
    const { left, right, width } = element.getBoundingClientRect();
    const isBeside = right <= cutter.left + MOST_PX || left >= cutter.right - MOST_PX;
    return isBeside && width >= cutter.right - cutter.left - MOST_PX;
  };

  /** What cuts a line of text in an element, and by how much. */
  const cutOf = (line: DOMRect, inside: Element): string | undefined => {
    let { left, right, top, bottom } = line;
    // What is positioned absolutely is not cut by boxes that are not positioned.
    let isFree = false;
    const isDrawn = inside.closest('[aria-hidden="true"]') !== null;
    const passed: Element[] = [];
    for (let at: Element | null = inside; at && at !== document.body; at = at.parentElement) {
      const box = boxOf(at);
      if (box.isInline) continue;
      if (isFree && box.position === 'static') continue;
      isFree = box.position === 'absolute';
      const { x, y } = box.overflow;
      const isOfOnePixel = box.right - box.left <= 1 || box.bottom - box.top <= 1;
      if ((cuts(x) || cuts(y)) && (isOfOnePixel || box.isShortened)) return;
      const beside = Math.round(Math.max(box.left - left, right - box.right));
      const name = `${at.tagName}.${at.className}`;
      if (cuts(x) && beside > MOST_PX)
        return passed.some((element) => waitsBeside(element, box))
          ? undefined
          : `${beside} px beside ${name}`;
      const beyond = Math.round(Math.max(box.top - top, bottom - box.bottom));
      if (cuts(y) && !isDrawn && beyond > line.height * MOST_OF_LINE)
        return `${beyond} px beyond ${name}`;
      if (scrolls(x)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (scrolls(y)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      if (box.position === 'fixed') return;
      passed.push(at);
    }
    return;
  };

  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || parent.closest('svg, [inert]')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const where = cutOf(line, parent);
      if (!where) continue;
      cut.push(`"${text.nodeValue.trim().slice(0, 40)}": ${where}`);
      break;
    }
  }
  return cut;
}
