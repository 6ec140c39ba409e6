import type { Method, Place } from '#domain/settlement.ts';
import * as words from './words.ts';

/** A way in which a customer pays, as a shop speaks of it. */
interface Way {
  label: string;
  method: Method;
  place: Place;
}

/** What may be asked for; what is asked most comes first. */
export const WAYS: readonly Way[] = [
  { label: words.ways.debitMachine, method: 'debitCard', place: 'machine' },
  { label: words.ways.upi, method: 'upi', place: 'code' },
  { label: words.ways.creditMachine, method: 'creditCard', place: 'machine' },
  { label: words.ways.rupayDebit, method: 'rupayDebit', place: 'machine' },
  { label: words.ways.rupayCreditCounter, method: 'rupayCreditByUpi', place: 'code' },
  { label: words.ways.wallet, method: 'walletByUpi', place: 'code' },
  { label: words.ways.debitOnline, method: 'debitCard', place: 'online' },
  { label: words.ways.creditOnline, method: 'creditCard', place: 'online' },
  { label: words.ways.rupayCreditOnline, method: 'rupayCreditByUpi', place: 'online' },
  { label: words.ways.netBanking, method: 'netBanking', place: 'online' },
];
