/**
 * Hears of what a visitor removes, before it is removed: outside the database it must not be taken
 * for lost.
 *
 * @param ids of documents and files of the tray; all of them if undefined
 * @param outcome undefined where it begins; `stays` where they stay after all, `gone` where all of them went
 */
export type RemovalListener = (ids?: readonly string[], outcome?: 'stays' | 'gone') => void;

let listener: RemovalListener | undefined;

/** From now on this one hears of it. The worker removes nothing, and has none. */
export function onRemoval(next: RemovalListener): void {
  listener = next;
}

export const tellRemoving: RemovalListener = (ids, outcome) => listener?.(ids, outcome);
