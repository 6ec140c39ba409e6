export const noneFound = 'कोई जाना-पहचाना नंबर नहीं';
export const noneFoundWhy = 'इस टेक्स्ट में ऐसा कोई नंबर नहीं है, जिसका रूप यह टूल पहचानता हो।';
export const likeVoterId = 'तीन अक्षर, सात अंक';
export const likeVoterIdWhy =
  'यह वोटर ID जैसा दिखता है, पर जाँच अंक मेल नहीं खाता। यह कोई और नंबर हो सकता है।';
export const sixteenDigits = 'सोलह अंक';
export const sixteenDigitsWhy =
  'यह वर्चुअल ID जितना लंबा है, पर जाँच अंक मेल नहीं खाता। यह कोई और नंबर हो सकता है।';
export const twelveDigits = 'बारह अंक';
export const twelveDigitsWhy =
  'यह आधार नंबर जितना लंबा है, पर आधार नंबर नहीं हो सकता। यह खाता नंबर हो सकता है।';
export const tenDigits = 'दस अंक';
export const tenDigitsWhy = 'यह मोबाइल नंबर हो सकता है, या बैंक खाता नंबर।';
