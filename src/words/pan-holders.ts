/** Kinds of holders by the fourth letter of a PAN. */
export const holders = {
  A: 'Association of persons',
  B: 'Body of individuals',
  C: 'Company',
  F: 'Firm or limited liability partnership',
  G: 'Government',
  H: 'Hindu undivided family',
  J: 'Artificial juridical person',
  L: 'Local authority',
  P: 'Individual',
  T: 'Trust',
};

export const otherHolder = 'Other type of holder';
