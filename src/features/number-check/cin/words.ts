export const title = 'CIN';
export const llpin = 'This is an LLPIN, the number of an LLP: three letters and four digits.';
export const foreign =
  'This is an FCRN, the number of a company of another country: an F and five digits.';
export const foreignLlp = 'This is an FLLPIN, the number of an LLP of another country.';
export const registrationOnly =
  'This may be a registration number alone, as on older documents. A CIN has 21 characters.';
export const wrongLength = (length: number) => `A CIN has 21 characters; this has ${length}.`;
export const wrongFirst = (found: string) =>
  `The first character must be L for listed or U for unlisted, not ${found}.`;
export const wrongYear = (year: string) =>
  `The ninth to twelfth characters are a year, and ${year} cannot be right.`;
export const listedPrivate =
  'L and PTC do not go together: shares of a private company are not listed.';

export const shares = 'Shares';
export const listed = 'Listed (L)';
export const unlisted = 'Unlisted (U)';
export const industryCode = 'Industry code';
export const companyClass = 'Class';
export const registration = 'Registration';

// Lists in print agree that FLC is a public company, and not on what kind of one.
export const classes = {
  FLC: 'Public company',
  FTC: 'Private company, subsidiary of a foreign one',
  GAP: 'General association, public',
  GAT: 'General association, private',
  GOI: 'Company of the Government of India',
  NPL: 'Company not for profit',
  OPC: 'One person company',
  PLC: 'Public company',
  PTC: 'Private company',
  SGC: 'Company of a State Government',
  ULL: 'Public company of unlimited liability',
  ULT: 'Private company of unlimited liability',
};
