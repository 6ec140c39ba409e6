export const ribbon = 'सैंपल';
export const about = 'ऊपर का कागज़ बनाया हुआ है, असली नहीं।';
export const picture = (title: string) => `बनाया हुआ सैंपल: ${title}`;

export const name = 'नाम';
export const born = 'जन्म';
export const birthday = '4 जुलाई 1998';
export const number = 'नंबर';
export const licenceFor = 'किसके लिए';
export const vehicles = 'मोटरसाइकिल, कार';
export const marks = 'अंक';
export const english = 'अंग्रेज़ी';
export const mathematics = 'गणित';
export const physics = 'भौतिकी';
export const chemistry = 'रसायन';
export const computerScience = 'कंप्यूटर साइंस';
export const total = 'कुल 500 में से';
