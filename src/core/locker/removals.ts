/** Hears of what a visitor removes: outside the database it must not be taken for lost. */
export interface RemovalListener {
  /** Before documents or files of the tray are removed; all of them where no ids are given. */
  removing(ids?: readonly string[]): void;
  /** A document that was being removed stays. */
  staying(id: string): void;
}

let listener: RemovalListener | undefined;

/** From now on this one hears of it. The worker removes nothing, and has none. */
export function onRemoval(next: RemovalListener): void {
  listener = next;
}

export const tellRemoving: RemovalListener['removing'] = (ids) => listener?.removing(ids);

export const tellStaying: RemovalListener['staying'] = (id) => listener?.staying(id);
