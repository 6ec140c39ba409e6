import { LICENCE_FORM } from '#domain/driving-licence.ts';
import { GSTIN_FORM } from '#domain/gstin.ts';
import { LABELS } from '#domain/number-labels.ts';
import { FORM as BILLER } from '#features/number-check/biller/check.ts';
import { FORM as CIN } from '#features/number-check/cin/check.ts';
import { FORM as IFSC } from '#features/number-check/ifsc/check.ts';
import { FORM as PAN } from '#features/number-check/pan/check.ts';
import { FORM as PASSPORT } from '#features/number-check/passport/check.ts';
import { FORM as RC } from '#features/number-check/rc/check.ts';
import { FORM as VOTER } from '#features/number-check/voter/check.ts';
import { partLabel } from '#lib/codes/part-label.ts';

/** Kinds whose numbers begin with letters, which a label runs into. */
const PARTS = [
  partLabel(LABELS.pan, PAN),
  partLabel(LABELS.ifsc, IFSC),
  partLabel(LABELS.licence, LICENCE_FORM),
  partLabel(LABELS.voter, VOTER),
  partLabel(LABELS.passport, PASSPORT),
  partLabel(LABELS.rc, RC),
  partLabel(LABELS.cin, `${CIN}|[A-Z]{3}-?\\d{4}|F\\d{5}|F[A-Z]{3}-?\\d{4}`),
  partLabel(LABELS.biller, BILLER),
  partLabel(LABELS.tan, '[A-Z]{4}\\d{5}[A-Z]'),
  partLabel(LABELS.iec, PAN),
  partLabel(LABELS.udyam, 'UDYAM-'),
];

/** Kinds whose numbers are digits alone. */
const OF_DIGITS = [
  'aadhaar',
  'virtualId',
  'account',
  'card',
  'phone',
  'reference',
  'din',
  'uan',
  'fssai',
  'imei',
  'abha',
] as const;

/** Shorter labels are letters of plates, passports and accounts too; three and seven digits are a voter ID. */
const LONG_LABELS = OF_DIGITS.flatMap((kind) => LABELS[kind]).filter(({ length }) => length > 2);

const ALL = [
  ...PARTS,
  partLabel(LABELS.gstin, GSTIN_FORM),
  partLabel(LONG_LABELS, '\\d(?:[ -]?\\d){7,21}'),
];

/** A text in capitals with a space between each label and its number, where they run into each other. */
export const partLabels = (text: string): string =>
  ALL.reduce((parted, part) => part(parted), text);
