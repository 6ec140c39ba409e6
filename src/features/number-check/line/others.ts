import { OTHER_LABELS, type OtherKind } from '#domain/labels/others.ts';
import { type Checked, unclear } from '#features/number-check/checked.ts';
import { lastFour } from '#lib/codes/plain-code.ts';
import * as words from './words.ts';

export const isOther = (kind: string): kind is OtherKind => Object.hasOwn(OTHER_LABELS, kind);

/** A word may be a name too, `MH12AB1234 (Swift)`, or a part of another: `identity card WKH1186253`. */
export const mayBeOf = (kind: string, number: string): boolean =>
  kind === 'card'
    ? !/^[A-Z]/.test(number)
    : kind === 'stay'
      ? /^[A-Z]/.test(number)
      : kind !== 'swift' || /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(number);

/** A number of a kind that is named and not checked. */
export const named = (kind: OtherKind, text: string): Checked =>
  unclear(words.others[kind], [words.namedOnly], lastFour(text.replace(/[^A-Z\d]/g, '')));
