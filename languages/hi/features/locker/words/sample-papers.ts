export const ribbon = 'सैंपल';
export const about = 'ऊपर का दस्तावेज़ असली नहीं है, सिर्फ़ चित्र है।';
export const picture = (title: string) => `सैंपल का चित्र: ${title}`;

export const name = 'नाम';
export const born = 'जन्म';
export const birthday = '4 जुलाई 1998';
export const number = 'नंबर';
export const licenceFor = 'कौन-सी गाड़ी';
export const vehicles = 'मोटरसाइकिल, कार';
export const marks = 'अंक';
export const english = 'अंग्रेज़ी';
export const mathematics = 'गणित';
export const physics = 'भौतिक विज्ञान';
export const chemistry = 'रसायन विज्ञान';
export const computerScience = 'कंप्यूटर साइंस';
export const total = 'कुल 500 में से';
