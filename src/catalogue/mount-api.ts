/** Query of the document that shows one sample at a time, for tests. */
export const MOUNT_QUERY = '?mount';

declare global {
  interface Window {
    /** Shows a sample: a component or a kind of section by its name, a tool by its page's path. */
    mount(name: string): Promise<void>;
    unmount(): void;
    /** Names of all components and kinds of sections. */
    samples: readonly string[];
  }
}
