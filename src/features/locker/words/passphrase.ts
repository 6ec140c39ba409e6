export const current = 'Current passphrase';
export const isNew = 'New passphrase';
export const again = 'The same passphrase again';
export const help = (least: number) =>
  `At least ${least} characters. Four unrelated words work well.`;
export const tooShort = (least: number) => `Use at least ${least} characters.`;
export const tooCommon =
  'Passphrases like this one are guessed first. Make it longer: four unrelated words work well.';
export const notTheSame = 'This is not the same passphrase.';
