import type { Recipe } from '../recipe.ts';

/** A field that is stored from now on. */
export interface NewField {
  name: string;
  type: 'text' | 'number';
  /** What records of before get; none where it is empty. */
  older: string;
}

/** Something that is stored, and how it gets a field. */
export interface FieldKind {
  types: readonly NewField['type'][];
  has: (name: string, root: string) => boolean;
  /** What is wrong with a value for records of before, in words. */
  problemOfOlder: (field: NewField) => string | undefined;
  files: (field: NewField, root: string) => ReturnType<Recipe['files']>;
  edits: (field: NewField, root: string) => ReturnType<NonNullable<Recipe['edits']>>;
  next: (field: NewField) => readonly string[];
}

/** `shelfMark` as `ShelfMark`. */
export const capital = (name: string): string =>
  name.replace(/^./, (letter) => letter.toUpperCase());
