import { brand } from '#languages/hi/brand.ts';

export const offer = 'इंस्टॉल करें';
export const offerHeading = `${brand} इंस्टॉल करें`;
export const offerText = 'होम स्क्रीन से खोलें। बिना नेटवर्क के चलता है।';
export const installed = 'इंस्टॉल हो गया';
export const installedHeading = `${brand} इंस्टॉल हो गया`;
export const installedText = 'होम स्क्रीन से खोलें, एयरप्लेन मोड में भी।';
export const decline = 'अभी नहीं';
export const accept = 'इंस्टॉल करें';
export const done = 'ठीक है';
export const progress = 'इस डिवाइस पर आए पेज';
