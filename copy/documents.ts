import { outcomesOf } from '#api-docs/outcomes.ts';
import { readCin } from '#domain/cin.ts';
import { cinState } from '#domain/cin-states.ts';
import { decodeDrivingLicence } from '#domain/driving-licence.ts';
import { decodeGstin } from '#domain/gstin.ts';
import { readIfsc } from '#domain/ifsc.ts';
import { licenceState } from '#domain/licence-states.ts';
import { decodePan } from '#domain/pan.ts';
import { formatRupees } from '#domain/rupees.ts';
import { readStatePlate } from '#domain/state-plate.ts';
import { samples } from '#generated/samples.ts';
import { documents } from '#words/documents.ts';
import { drawings } from './document-drawings.ts';
import type { DocumentSpecimen } from './types/document.ts';

/** A part's characters, and what the rule of its number makes of them. */
type Read = readonly [characters: string, means?: string | undefined];

/** What a photo is read as. */
interface ReadPhoto {
  data: { fields: Record<string, { value: string; confidence: number }> };
}

/** The number of a document in parts, as the tools' own rules divide it: that of the tool's first sample. */
const read = {
  pan(): Read[] {
    const { pan, holder } = found(decodePan(samples.numberCheckPan[0].values.pan));
    return [
      [pan.slice(0, 3)],
      [pan.slice(3, 4), holder],
      [pan.slice(4, 5)],
      [pan.slice(5, 9)],
      [pan.slice(9)],
    ];
  },
  gstin(): Read[] {
    const { gstin, state, pan, expectedCheck } = found(decodeGstin(samples.gst[0].values.gstin));
    return [
      [gstin.slice(0, 2), state?.name],
      [pan],
      [gstin.slice(12, 13)],
      [gstin.slice(13, 14)],
      [expectedCheck],
    ];
  },
  aadhaar(): Read[] {
    const { aadhaar } = samples.numberCheckAadhaar[0].values;
    return [[aadhaar.slice(0, 1)], [aadhaar.slice(1, -1)], [aadhaar.slice(-1)]];
  },
  bank(): Read[] {
    const { ifsc, account_number } = samples.numberCheckBank[0].values;
    const { bank, zero, branch } = readIfsc(ifsc);
    return [[bank], [zero], [branch], [account_number]];
  },
  voter(): Read[] {
    const { voter_id } = samples.numberCheckVoter[0].values;
    return [[voter_id.slice(0, 3)], [voter_id.slice(3, -1)], [voter_id.slice(-1)]];
  },
  vehicle(): Read[] {
    const plate = samples.numberCheckRc[0].values.rc_number.replaceAll(' ', '');
    const parts = readStatePlate(plate);
    if (typeof parts === 'string') throw new Error(parts);
    const letters = plate.slice(0, 2);
    return [[letters, licenceState(letters)?.name], [parts.office], [parts.series], [parts.number]];
  },
  licence(): Read[] {
    const { number, stateCode, state, office, year } = found(
      decodeDrivingLicence(samples.drivingLicence[0].values.number),
    );
    return [[stateCode, state?.name], [office], [String(year)], [number.slice(8)]];
  },
  passport(): Read[] {
    const { passport_number } = samples.numberCheckPassport[0].values;
    return [[passport_number.slice(0, 1)], [passport_number.slice(1)]];
  },
  company(): Read[] {
    const { shares, industry, state, year, kind, registration } = readCin(
      samples.numberCheckCin[0].values.cin,
    );
    return [[shares], [industry], [state, cinState(state)], [year], [kind], [registration]];
  },
  upi(): Read[] {
    const [name = '', handle = ''] = samples.numberCheckUpi[0].values.upi_id.split('@');
    return [[name], ['@'], [handle]];
  },
  bill(): Read[] {
    const { biller_id, consumer_number, amount } = samples.numberCheckBbps[0].values;
    return [[biller_id], [consumer_number], [formatRupees(Number(amount))]];
  },
  photo(): Read[] {
    const bodies = outcomesOf('/ocr/verify').list.map(({ body }) => body as Partial<ReadPhoto>);
    const fields = bodies.flatMap(({ data }) => Object.values(data?.fields ?? {}));
    return fields.map(({ value, confidence }) => [value, String(confidence)]);
  },
};

const drawn: Record<keyof typeof read, Pick<DocumentSpecimen, 'form' | 'drawing'>> = {
  pan: { form: 'card', drawing: drawings.pan },
  gstin: { form: 'sheet', drawing: drawings.invoice },
  aadhaar: { form: 'card', drawing: drawings.aadhaar },
  bank: { form: 'cheque', drawing: drawings.cheque },
  voter: { form: 'card', drawing: drawings.voter },
  vehicle: { form: 'plate', drawing: drawings.plate },
  licence: { form: 'card', drawing: drawings.licence },
  passport: { form: 'book', drawing: drawings.passport },
  company: { form: 'sheet', drawing: drawings.seal },
  upi: { form: 'sign', drawing: drawings.sign },
  bill: { form: 'bill', drawing: drawings.meter },
  photo: { form: 'photo', drawing: drawings.photo },
};

/** A made-up document for the page of its check. What a part means is what the rule says, else what is known of it. */
export function documentOf(name: keyof typeof read): DocumentSpecimen {
  const { heading, title, parts } = documents[name];
  return {
    heading,
    title,
    ...drawn[name],
    parts: read[name]().map(([characters, ruled], at) => {
      const [called = '', known] = parts[at] ?? [];
      const means = ruled ?? known;
      return { characters, name: called, ...(means && { means }) };
    }),
  };
}

function found<T>(decoded: T | undefined): T {
  if (!decoded) throw new Error('A sample has the form of its number.');
  return decoded;
}
