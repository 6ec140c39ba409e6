declare const ofTariff: unique symbol;

/** A fee in hundredths of a percent, 195 for 1.95%. Only the tariff makes one: a number in copy does not compile. */
export type Fee = number & { readonly [ofTariff]: 'fee' };

/** A sum of the tariff in whole paise. Only the tariff makes one. */
export type Sum = number & { readonly [ofTariff]: 'sum' };

/** What is paid for an amount between two sums of rupees, both included; without `to` there is no upper one. */
export interface Slab {
  fromRupees: number;
  toRupees?: number;
  paise: Sum;
}
