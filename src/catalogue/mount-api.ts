/** Query of the document that shows one sample at a time, for tests. */
export const MOUNT_QUERY = '?mount';

/**
 * What is shown: a component or a kind of section by its name; a tool, or all of a page between header and footer, by
 * the page's path.
 */
export type MountTarget = { sample: string } | { tool: string } | { view: string };

declare global {
  interface Window {
    mount(target: MountTarget): Promise<void>;
    unmount(): void;
    /** Names of all components and kinds of sections. */
    samples: readonly string[];
  }
}
