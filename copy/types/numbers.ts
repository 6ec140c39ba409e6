/** Kinds of numbers that can be checked: the files in `src/features/number-check/formats`. */
export type NumberFormat =
  | 'aadhaar'
  | 'account'
  | 'amount'
  | 'biller'
  | 'cin'
  | 'consumer'
  | 'ifsc'
  | 'licence'
  | 'line'
  | 'pan'
  | 'passport'
  | 'rc'
  | 'upi'
  | 'voter';

/** A field for one number. `keys` is the keyboard that phones show for it. */
export interface NumberField {
  name: string;
  format: NumberFormat;
  label: string;
  help: string;
  keys: 'capitals' | 'numeric' | 'decimal' | 'email' | 'lines';
}
