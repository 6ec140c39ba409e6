import type { Method, Place } from '#domain/settlement.ts';
import type * as words from './words.ts';

/** A way in which a customer pays, as a shop speaks of it. */
interface Way {
  /** As addresses name it. */
  id: keyof typeof words.ways;
  method: Method;
  place: Place;
}

/** What may be asked for; what is asked most comes first. */
export const WAYS: readonly Way[] = [
  { id: 'debitMachine', method: 'debitCard', place: 'machine' },
  { id: 'upi', method: 'upi', place: 'code' },
  { id: 'creditMachine', method: 'creditCard', place: 'machine' },
  { id: 'rupayDebit', method: 'rupayDebit', place: 'machine' },
  { id: 'rupayCreditCounter', method: 'rupayCreditByUpi', place: 'code' },
  { id: 'wallet', method: 'walletByUpi', place: 'code' },
  { id: 'debitOnline', method: 'debitCard', place: 'online' },
  { id: 'creditOnline', method: 'creditCard', place: 'online' },
  { id: 'rupayCreditOnline', method: 'rupayCreditByUpi', place: 'online' },
  { id: 'netBanking', method: 'netBanking', place: 'online' },
];
