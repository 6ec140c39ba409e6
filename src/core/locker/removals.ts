/**
 * Hears of what a visitor removes, before it is removed: outside the database it must not be taken
 * for lost.
 *
 * @param ids of documents and files of the tray; all of them if undefined
 * @returns hears whether they are gone, or stay after all
 */
export type RemovalListener = (ids?: readonly string[]) => (isGone: boolean) => void;

let listener: RemovalListener | undefined;

/** From now on this one hears of it. The worker removes nothing, and has none. */
export function onRemoval(next: RemovalListener): void {
  listener = next;
}

export const tellRemoving = (ids?: readonly string[]): ReturnType<RemovalListener> | undefined =>
  listener?.(ids);
