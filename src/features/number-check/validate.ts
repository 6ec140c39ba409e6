import type { NumberField } from '#copy/types/numbers.ts';
import type { Entered } from './check-numbers.ts';
import type { Checked } from './checked.ts';

/** What is in the fields, by their names. */
export type Values = Readonly<Record<string, string>>;

/** Whether there is nothing to check: no field holds anything but white space. */
export const isMissing = (values: Values): boolean =>
  Object.values(values).every((text) => text.trim() === '');

/** The numbers that were entered, in the order of the form. */
export const entered = (fields: readonly NumberField[], values: Values): readonly Entered[] =>
  fields
    .map(({ name, format }) => ({ format, text: values[name] ?? '' }))
    .filter(({ text }) => text.trim() !== '');

/** All fields with nothing in them. */
export const emptied = (fields: readonly NumberField[]): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

export const isRight = ({ verdict }: Checked): boolean => verdict === 'right';
