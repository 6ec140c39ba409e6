import { aadhaarSamples } from './aadhaar.ts';
import { bankSamples } from './bank.ts';
import { bbpsSamples } from './bbps.ts';
import { cinSamples } from './cin.ts';
import { licenceSamples } from './driving-licence.ts';
import { emiSamples } from './emi.ts';
import { geocodeSamples } from './geocode.ts';
import { gstSamples } from './gst.ts';
import { investorSamples } from './investor.ts';
import { ocrSamples } from './ocr.ts';
import { panSamples } from './pan.ts';
import { passportSamples } from './passport.ts';
import { paymentSamples } from './payment.ts';
import { premiumSamples } from './premium.ts';
import { rcSamples } from './rc.ts';
import { rowsOf } from './rows.ts';
import { signUpSamples } from './sign-up.ts';
import { upiSamples } from './upi.ts';
import { upiQrSamples } from './upi-qr.ts';
import { voterSamples } from './voter.ts';

/** What every tool of the site may be tried with. */
export const testValues = [
  { label: 'Sign up', to: '/signup', rows: rowsOf(signUpSamples) },
  { label: 'Investor portal', to: '/investors', rows: rowsOf(investorSamples) },
  { label: 'Payment gateway', to: '/payment-gateway', rows: rowsOf(paymentSamples) },
  { label: 'GST verification', to: '/apis/GSTVerificationPage', rows: rowsOf(gstSamples) },
  { label: 'Driving licence', to: '/apis/driving-licence', rows: rowsOf(licenceSamples) },
  { label: 'Reverse geocoding', to: '/apis/ReverseGeocodingPage', rows: rowsOf(geocodeSamples) },
  { label: 'PAN format', to: '/apis/panFeatures', rows: rowsOf(panSamples) },
  { label: 'Aadhaar format', to: '/apis/aadhaarFeatures', rows: rowsOf(aadhaarSamples) },
  { label: 'Bank account and IFSC format', to: '/apis/bankFeatures', rows: rowsOf(bankSamples) },
  { label: 'Voter ID format', to: '/apis/voterFeatures', rows: rowsOf(voterSamples) },
  { label: 'BBPS bill format', to: '/apis/bbpsFeatures', rows: rowsOf(bbpsSamples) },
  { label: 'Vehicle RC and licence format', to: '/apis/rcFeatures', rows: rowsOf(rcSamples) },
  { label: 'Passport format', to: '/apis/passportFeatures', rows: rowsOf(passportSamples) },
  { label: 'CIN format', to: '/apis/cinFeatures', rows: rowsOf(cinSamples) },
  { label: 'Numbers in a text', to: '/apis/ocrFeatures', rows: rowsOf(ocrSamples) },
  { label: 'UPI ID format', to: '/apis/upiFeatures', rows: rowsOf(upiSamples) },
  { label: 'UPI QR', to: '/UpiSolution', rows: rowsOf(upiQrSamples) },
  { label: 'EMI calculator', to: '/products/LoanPortal', rows: rowsOf(emiSamples) },
  { label: 'Premium calculator', to: '/products/insurancePortal', rows: rowsOf(premiumSamples) },
] as const;
