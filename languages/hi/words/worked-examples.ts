/** Words that are the same in every worked example. */
export const ribbon = 'उदाहरण';
export const sumsOf = {
  earned: { name: 'आपका काम', count: 'रोज़', sum: 'कमाई' },
  paid: { name: 'कौन-सी सेवा', count: 'रोज़', sum: 'आपका खर्च' },
};
export const arrives = { name: 'पेमेंट का तरीका', fee: 'आपकी फ़ीस', sum: 'आपको मिले' };
export const each = (rate: string) => `हर एक पर ${rate}`;
export const fewer = (name: string) => `कम करें: ${name}`;
export const more = (name: string) => `बढ़ाएँ: ${name}`;
export const sums = (title: string) => `${title}, कुल हिसाब`;
export const day = 'एक दिन में';
export const month = (days: number) => `एक महीने में (${days} दिन)`;
export const feeOf = (name: string) => `फ़ीस, प्रतिशत में: ${name}`;
export const off = (fee: string, gst: string) => `${fee} और GST\u00a0${gst} कटे`;
export const offWithoutGst = (fee: string) => `${fee} कटे, GST नहीं लगा`;
export const allowed = (most: string) => `नियम से ${most}% से ज़्यादा नहीं ले सकते।`;
export const nothingOff = 'कुछ नहीं कटा';
export const wrongFee = (name: string, most: string) =>
  `${name}: फ़ीस 0 से ${most} प्रतिशत के बीच लिखें (जैसे 1.95)। हिसाब में कुछ नहीं बदला है।`;
export const fine = 'ये सैंपल रेट हैं। आपके अपने रेट आपके एग्रीमेंट में हैं।';
