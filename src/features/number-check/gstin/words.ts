export const title = 'GSTIN';
export const wrongFormat = 'This is not the format of a GSTIN.';
export const wrongCheck = 'The check character at the end does not fit the others.';
export const holder = 'Holder';
export const specials = {
  collector: 'Collector of tax at source (C)',
  deductor: 'Deductor of tax at source (D)',
  mission:
    'It looks like a UIN: the number of a foreign mission or of a body of the United Nations. Its check character cannot be worked out here.',
  nonResident:
    'It looks like the number of a taxable person who is not resident in India. Its check character cannot be worked out here.',
  online:
    'It looks like the number of who offers online services from abroad (OIDAR). Its check character cannot be worked out here.',
};
export const pan = 'PAN';
export const tan = 'PAN or TAN';
export const checkCharacter = 'Check character';
export const otherForm =
  'It is not the usual form of a GSTIN, with a PAN and a Z, but one that the GST system also admits. Compare it with the certificate.';
