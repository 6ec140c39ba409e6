import { operation } from '#api-docs/kit/operation.ts';
import { checks } from './checks/checks.ts';
import { Address, Position } from './geocode.ts';
import { Verifications, VerificationsQuery } from './list.ts';
import { Verification } from './machine.ts';

const read = { group: 'verification', method: 'GET', scope: 'verify', status: 200 } as const;

export const verificationOperations = {
  'pan.verify': checks['pan.verify'].call,
  'aadhaar.verify': checks['aadhaar.verify'].call,
  'bank.verify': checks['bank.verify'].call,
  'voterid.verify': checks['voterid.verify'].call,
  'rc.verify': checks['rc.verify'].call,
  'passport.verify': checks['passport.verify'].call,
  'cin.verify': checks['cin.verify'].call,
  'ocr.verify': checks['ocr.verify'].call,
  'upi.verify': checks['upi.verify'].call,
  'gst.verify': checks['gst.verify'].call,
  'drivingLicence.verify': checks['drivingLicence.verify'].call,
  'verifications.get': operation({
    ...read,
    path: '/verifications/{verification_id}',
    title: 'Fetch a verification',
    summary: 'Returns what was found, also after the call answered pending',
    answer: Verification,
    problems: ['verification_not_found'],
    samples: [{ name: 'By id', params: { verification_id: 'vrfy_test_0000000001' } }],
  }),
  'verifications.list': operation({
    ...read,
    path: '/verifications',
    title: 'List verifications',
    summary: 'Returns verifications, newest first',
    query: VerificationsQuery,
    answer: Verifications,
    samples: [{ name: 'Still pending', query: { status: 'pending', limit: 10 } }],
  }),
  'geocode.reverse': operation({
    ...read,
    path: '/geocode/reverse',
    title: 'Reverse geocoding',
    summary: 'Returns the address at a position',
    query: Position,
    answer: Address,
    problems: ['address_not_found'],
    page: '/apis/ReverseGeocodingPage',
    samples: [{ name: 'New Delhi', query: { lat: 28.6129, lon: 77.2295 } }],
  }),
} as const;
