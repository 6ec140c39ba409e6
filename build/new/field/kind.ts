import type { Recipe } from '../recipe.ts';

/** A field that is stored from now on. */
export interface NewField {
  name: string;
  type: 'text' | 'number';
  /** What older records get; none where it is empty. */
  older: string;
}

/** How the fields of a kind are called. */
export interface Names {
  pattern: RegExp;
  /** What is said of any other name. */
  wrong: string;
  example: string;
}

export const CAMEL_CASE: Names = {
  pattern: /^[a-z]+(?:[A-Z][a-z]+)*$/,
  wrong: 'Letters only, the first one small.',
  example: 'shelfMark',
};

/** Something that is stored, and how it gets a field. */
export interface FieldKind {
  names: Names;
  types: readonly NewField['type'][];
  has: (name: string, root: string) => boolean;
  /** What is wrong with a value for older records, in words. */
  problemOfOlder: (field: NewField) => string | undefined;
  files: (field: NewField, root: string) => ReturnType<Recipe['files']>;
  edits: (field: NewField, root: string) => ReturnType<NonNullable<Recipe['edits']>>;
  next: (field: NewField) => readonly string[];
}
