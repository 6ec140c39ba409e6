/** What kind of document it is, by the code that is stored. */
export const types = {
  Identity: 'पहचान',
  License: 'लाइसेंस',
  Education: 'पढ़ाई',
  Uploaded: 'जोड़ा गया',
};
/** Said wherever an imported document is shown: its issuer and all else is that backup's word. */
export const imported = 'बैकअप से आया';
/** Said of a file that this device had lost, and a backup brought one in its place. */
export const fileFromBackup = (day: string) =>
  day ? `फ़ाइल ${day} के बैकअप से आई है` : 'फ़ाइल एक बैकअप से आई है';
export const added = (day: string) => `${day} को जोड़ा गया`;
export const issued = (day: string) => `${day} को जारी`;
export const view = 'देखें';
export const download = 'डाउनलोड करें';
/** Read out before a mark that represents an invisible character. */
export const invisible = 'न दिखने वाला अक्षर';
export const loading = 'दस्तावेज़ लोड हो रहे हैं...';
export const notOpened = 'ब्राउज़र जैसे ही डेटा खोल पाएगा, आपके दस्तावेज़ यहाँ दिखेंगे।';
