export const gstin = 'GSTIN';
export const help = '15 characters, for example 09AAACS0000A1ZE';
export const verify = 'Verify GST';
export const missing = 'Please enter GSTIN';
export const wrongFormat = 'Invalid GSTIN format';
export const failed = 'Failed to verify GSTIN. Please try again.';

export const record = 'GST record';
export const legalName = 'Legal name';
export const tradeName = 'Trade name';
export const registrationDate = 'Registration date';
export const status = 'Status';
export const state = 'State';
export const taxpayerType = 'Taxpayer type';
export const address = 'Address';
/** Of records that are made up. */
export const unknownState = 'Unknown State';
export const streets = ['Dhoop Chowk', 'Neem Galli', 'Banyan Lane', 'Lotus Market'] as const;
export const addressOf = (shop: number, street: string, place: string) =>
  `Shop ${shop}, ${street}, ${place}`;
export const statuses = { Active: 'Active', Cancelled: 'Cancelled' };
export const taxpayerTypes = { Regular: 'Regular', Composition: 'Composition' };

export const impossible = 'Not a possible GSTIN';
export const onlySample =
  'No registration can have this number. The record above is only a sample.';
export const panOfHolder = 'PAN of the holder';
export const entityNumber = 'No.';
export const fixedLetter = 'Fixed';
export const check = 'Check';
export const pan = 'PAN';
export const madeUpPan = (number: string) => `${number} (made up: 0000 is never issued)`;
export const panHolder = 'PAN holder';
export const registration = 'Registration';
export const registrationOfPan = (number: number) => `Number ${number} of this PAN in the State`;
export const registrationZero = 'Number 0, which is never issued';
export const checkCharacter = 'Check character';
export const checkIsRight = (check: string) => `${check} is right`;
export const checkIsWrong = (check: string, expected: string) =>
  `${check} is wrong, it should be ${expected}`;

export const noState = (code: string) => `No State has the code ${code}`;
export const hintNoState = (code: string) => `No State has the code ${code}.`;
export const masked = 'Part of the number is hidden. The whole number is needed.';
export const hintState = (state: string) => `${state}.`;
export const hintRight = (state: string) => `${state}. The check character is right.`;
export const hintWrong = (state: string, expected: string) =>
  `${state}. The check character should be ${expected}: something is mistyped.`;
