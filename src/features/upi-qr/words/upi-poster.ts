export const poster = 'Counter poster';
export const codeOnPoster = (upiId: string, layout: string, name: string) =>
  `QR code for ${upiId}, on the poster ${layout} of ${name}`;
export const print = 'Print poster';
export const counter = 'Counter view';
export const share = 'Share';
export const savePdf = 'Save PDF';
export const savePng = 'Save PNG';
export const saveSvg = 'Save SVG';
export const noPicture =
  'This browser could not make the file. Print the poster, or save it as SVG.';

export const layout = 'Layout';
export const rangoli = 'Rangoli';
export const doorway = 'Doorway';
export const doorwayInk = 'most ink';
export const thread = 'Thread';
export const threadInk = 'least ink';
export const language = 'Language';
export const notRead =
  'No native speaker has read these words yet: have one read them before you print. Our support and contract are in English and Hindi.';
export const languageMissing =
  'This language is not on the device yet. It opens with the next connection.';
export const onPoster = 'On the poster';
export const englishToo = 'English below';
export const steps = 'Payer’s steps, thanks';
export const size = 'Size';
export const a4 = 'A4';
export const a4For = 'wall';
export const a5 = 'A5';
export const a5For = 'counter';
export const a6 = 'A6';
export const a6For = 'till';
export const stickers = '8 on A4';
export const stickersFor = 'stickers';
export const test =
  'The poster names no bank, app or network. Test it with your own phone before you put it up.';

export const link = 'The link in the code';
export const copy = 'Copy link';
export const copied = 'Link copied to clipboard!';
export const notCopied = 'The link was not copied. Select it below and copy it by hand.';
export const codeAlone = 'The code alone, without a poster:';
export const codePng = 'Download PNG';
export const codeSvg = 'Download SVG';
export const noCode = 'This browser could not make the picture. Download the SVG instead.';

export const staysOn = 'The screen stays on';
export const close = 'Close counter view';
export const codeFor = (name: string) => `QR code to pay ${name}`;
export const changeAmount = 'Change amount';
export const nextCustomer = 'Next customer';
export const amount = 'Amount in ₹';
export const show = 'Show code';
export const amountGone = 'The code has no amount now; the payer types it.';
export const amountNow = (amount: string) => `The code asks for ${amount} now.`;
