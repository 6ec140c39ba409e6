import type { NumberFormat } from '#generated/number-formats.ts';

export type { NumberFormat };

/** A field for one number. `keys` is the keyboard that phones show for it. */
export interface NumberField {
  name: string;
  format: NumberFormat;
  label: string;
  help: string;
  keys: 'capitals' | 'numeric' | 'decimal' | 'email' | 'lines';
}
