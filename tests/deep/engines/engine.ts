/** A tab of a browser, for what every engine can be asked. XPath finds things by what they say. */
export interface Tab {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Clicks as a person does: scrolled to, at its middle. */
  click(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Hands files to an `input type="file"`. */
  choose(xpath: string, files: string[]): Promise<void>;
  /** Runs a function without closures in the page and waits for its promise. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  screenshot(): Promise<Buffer>;
}

export interface Engine {
  /** Name and version, for the report. */
  version: string;
  tab: Tab;
  /** Another tab of the same session, in addition to the first. */
  openTab(): Promise<Tab>;
  /** Folder that files are saved in. */
  downloads: string;
  /** What pages complained about: console errors, uncaught errors, policy violations. */
  complaints(): string[];
  /** Closes the browser and opens it again with what it kept. */
  restart(): Promise<void>;
  /** Ends every process of the browser at once, as a dead battery would, and opens it with what reached the disk. */
  dieAndRestart(): Promise<void>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** A session that keeps nothing on the disk. */
  isPrivate: boolean;
  /** The owner of the browser lets no site store anything. */
  refusesStorage: boolean;
  /** Empty folder of this session's own. */
  folder: string;
}
