/** When a part is loaded, and for whom. The build reads this from the source, see build/bundling/later-calls.ts. */
export interface LaterOptions {
  /**
   * `press`, which is the default: once a visitor asks for it, or something is wrong. `need`: on any page, once
   * something is there that few have, such as a waiting message. `page`: with each page that has it. `idle`: the same,
   * once the browser has a moment.
   */
  when?: 'press' | 'need' | 'page' | 'idle';
  /** `api`: for integrators (decision 050); `posters`: outlines of languages. Both come after the base. */
  pack?: 'api' | 'posters';
}

/** A part of the application that is a separate script. */
export interface Later<Part> {
  /** Loads it. Rejects where that fails, and tries again at the next call. */
  load: () => Promise<Part>;
  /** Loads it ahead of the press that needs it, which is told of a failure. */
  hint: () => void;
  /** Loads it and hands it on, or does nothing where it cannot be loaded: for what nobody has asked for. */
  run: (use: (part: Part) => unknown) => Promise<unknown>;
}

/**
 * The one way to load a part of the application after the page, decision 058. A component comes by `laterComponent`.
 *
 * @param load an `import()`, written out, so that the build knows the part
 */
export function later<Part>(load: () => Promise<Part>, _options?: LaterOptions): Later<Part> {
  const run: Later<Part>['run'] = (use) => load().then(use, () => {});
  return { load, hint: () => void run(() => {}), run };
}
