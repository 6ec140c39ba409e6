/** A text or a button of header or footer, as it is shown. */
export interface FrameLeaf {
  element: Element;
  /** Its markup, its place in header or footer, and the colours of it, all in it and all that it stands on. */
  look: string;
}

/**
 * Runs in the page. What looks the same on all pages needs one look; the build sees to it that nothing but the link of
 * the page itself differs. Landmarks, lists and headings are none of these: what stands around them counts as well.
 */
export function seeFrame(): FrameLeaf[] {
  const placeIn = (part: Element, element: Element) => {
    const [own, whole] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
    const place = [own.left - whole.left, own.top - whole.top, own.width, own.height];
    // Layout counts in sixty-fourths of a pixel.
    return place.map((px) => Math.round(px * 64)).join();
  };
  const coloursOf = (element: Element) => {
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style;
    return [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join();
  };
  const lookOf = (part: Element, leaf: Element) => {
    const look = [part.tagName, leaf.outerHTML];
    for (const element of [leaf, ...leaf.querySelectorAll('*:not(svg *)')])
      look.push(placeIn(part, element), coloursOf(element));
    for (let below = leaf.parentElement; below; below = below.parentElement)
      look.push(coloursOf(below));
    return look.join(';');
  };
  return [...document.querySelectorAll('body header, body footer')].flatMap((part) =>
    [...part.querySelectorAll('a, button, p, small, address')]
      .filter((leaf) => leaf.checkVisibility())
      .map((element) => ({ element, look: lookOf(part, element) })),
  );
}
