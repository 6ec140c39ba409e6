/** What is newer than the floor, and is used all the same. Names are MDN's; one covers all beneath it. */
export interface Degradation {
  feature: string;
  /**
   * `guarded`: each use follows an older declaration, or is in `@supports`. `ignored`: a browser
   * without it passes it by, and its visitor has what `why` says.
   */
  how: 'guarded' | 'ignored';
  why: string;
}

const ignored = (feature: string, why: string): Degradation => ({ feature, how: 'ignored', why });
const guarded = (feature: string, why: string): Degradation => ({ feature, how: 'guarded', why });

export const DEGRADATIONS: readonly Degradation[] = [
  // Documents
  ignored('html.elements.meta.name.viewport', 'Desktops have no other width to lay out for.'),
  ignored('html.elements.meta.name.theme-color', 'The bar of the browser keeps its own colour.'),
  ignored('html.elements.link.rel.icon', 'iPhones take `apple-touch-icon`.'),
  ignored('html.elements.link.rel.manifest', 'Desktops without installation have a tab.'),
  ignored('html.elements.script.fetchpriority', 'The script is asked for a moment earlier.'),
  ignored('html.elements.img.fetchpriority', 'The first picture comes in its turn.'),
  ignored('html.global_attributes.autocapitalize', 'Readers of fields take either case.'),
  ignored('html.global_attributes.autocorrect', 'Desktops correct nothing; phones offer a word.'),
  ignored(
    'css.selectors.details-content',
    'A script opens what is folded before paper is printed; see use-open-in-print.ts.',
  ),
  ignored(
    'html.global_attributes.hidden.until-found',
    'Set where it is known. The search of the browser does not look into shut answers.',
  ),
  ignored('html.global_attributes.translate', 'Firefox 100 translates no pages.'),
  ignored(
    'html.global_attributes.inert',
    'Dialogs are modal; what lies behind is only not dimmed.',
  ),
  // Layout
  ignored('css.at-rules.container', 'The wide layout stays, and words wrap in it.'),
  ignored('css.properties.container-type', 'As `@container`.'),
  guarded('css.types.length.container_query_length_units', 'The smallest size is before it.'),
  guarded('css.types.length.lh', 'Three lines of a usual height are before it.'),
  ignored('css.selectors.has', 'Cards are stretched, and the page scrolls behind the menu.'),
  ignored('css.properties.align-content.start', 'Safari names no own keyword; boxes stretch.'),
  ignored('css.properties.align-content.end', 'As `start`.'),
  ignored('css.properties.place-self.start', 'As `align-content`.'),
  ignored('css.properties.place-self.end', 'As `align-content`.'),
  ignored('css.properties.overflow.clip', 'The pattern of the card shows at its round corners.'),
  ignored(
    'css.properties.overflow-anchor',
    'Safari anchors nothing, so nothing is to be turned off.',
  ),
  ignored('css.properties.content-visibility', 'All is laid out at once, as by older browsers.'),
  ignored('css.properties.contain-intrinsic-size', 'As `content-visibility`.'),
  ignored('css.properties.contain-intrinsic-block-size', 'As `content-visibility`.'),
  ignored('css.properties.overscroll-behavior', 'The page scrolls on at the end of a list.'),
  ignored('css.properties.scale', 'Pictures of the tool board are a quarter smaller.'),
  // Letters and looks
  ignored('css.properties.text-wrap', 'Lines of headings differ in length.'),
  ignored('css.at-rules.font-face.size-adjust', 'Lines may wrap again when the typeface comes.'),
  ignored('css.at-rules.font-face.ascent-override', 'As `size-adjust`.'),
  ignored('css.at-rules.font-face.descent-override', 'As `size-adjust`.'),
  ignored('css.at-rules.font-face.line-gap-override', 'As `size-adjust`.'),
  ignored('css.at-rules.media.forced-colors', 'Safari has no forced colours.'),
  ignored('css.properties.forced-color-adjust', 'Firefox keeps the forced colours of the drawing.'),
  ignored('css.at-rules.media.scripting', 'What only scripts can do is seen, and does nothing.'),
  ignored('css.properties.cursor', 'iPhones have no pointer.'),
  ignored('css.properties.resize', 'Fields on phones grow with their text or scroll.'),
  guarded('css.properties.user-select', 'The name with a prefix is before it.'),
  guarded('css.properties.print-color-adjust', 'The name with a prefix is before it.'),
  // Each engine has its own name for parts of its controls, so each needs a separate rule.
  ignored('css.selectors.-webkit-slider-runnable-track', 'Next to `-moz-range-track`.'),
  ignored('css.selectors.-moz-range-track', 'Next to `-webkit-slider-runnable-track`.'),
  ignored('css.selectors.-webkit-slider-thumb', 'Next to `-moz-range-thumb`.'),
  ignored('css.selectors.-moz-range-thumb', 'Next to `-webkit-slider-thumb`.'),
  ignored('css.selectors.-webkit-inner-spin-button', 'Firefox has `appearance: textfield`.'),
  ignored('css.selectors.-webkit-search-cancel-button', 'Firefox shows none.'),
  ignored('css.properties.-webkit-tap-highlight-color', 'Only phones mark what is tapped.'),
  // Paper
  ignored('css.at-rules.page', 'The printer asks for the size of the paper.'),
  ignored('css.properties.size', 'As `@page`.'),
  ignored('css.properties.page', 'As `@page`.'),
  ignored('css.properties.break-after.avoid', 'A heading may end a sheet.'),
];

/** The row that covers a feature. */
export const rowOf = (feature: string): Degradation | undefined =>
  DEGRADATIONS.find((row) => feature === row.feature || feature.startsWith(`${row.feature}.`));
