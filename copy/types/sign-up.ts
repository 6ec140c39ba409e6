import type { Path } from '#routes/paths.ts';

/** The values of the sign-up form's list: paths of this site, in letter case as the list has them. */
export type SignUpApi = Extract<
  Path,
  | '/apis/MoneyTransfer'
  | '/apis/CashWithdrawal'
  | '/apis/UtilityBillPayment'
  | '/apis/QrPayment'
  | '/apis/CashCollection'
  | '/apis/CashDrop'
  | '/apis/Payout'
  | '/apis/UPIPayment'
  | '/apis/apiRefrence'
  | '/apis/guideSteps'
  | '/apis/panFeatures'
  | '/apis/aadhaarFeatures'
  | '/apis/bankFeatures'
  | '/apis/GSTVerificationPage'
  | '/apis/ReverseGeocodingPage'
  | '/apis/digilocker'
  | '/apis/employee'
  | '/apis/driving-licence'
>;

/** One choice of the list. */
export interface ApiOption {
  value: SignUpApi;
  label: string;
}
