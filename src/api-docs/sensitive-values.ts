import { consumers } from './resources/bills/values.ts';
import { accountFates } from './resources/payouts/values.ts';
import { checkList } from './resources/verification/checks/checks.ts';
import { places } from './resources/verification/geocode.ts';

const fateValues = (isOf: (value: string) => boolean) => Object.keys(accountFates).filter(isOf);
const positions = Object.keys(places).map((each) => each.split(','));

/** The documented test values of each sensitive field, by its name, at any depth. */
export const sensitiveValues: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    checkList.map(({ decidedBy, outcomes }) => [decidedBy, outcomes.map(({ value }) => value)]),
  ),
  account_number: fateValues((value) => /^[0-9]+$/.test(value)),
  upi_id: fateValues((value) => value.includes('@')),
  phone: fateValues((value) => value.startsWith('+')),
  consumer_number: Object.keys(consumers),
  lat: positions.map(([lat = '']) => lat),
  lon: positions.map(([, lon = '']) => lon),
};
