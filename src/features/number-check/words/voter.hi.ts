export const title = 'वोटर ID (EPIC)';
export const older =
  'यह पुराने फ़ॉर्मेट का नंबर लगता है, जिसमें राज्य, क्षेत्र, भाग और सीरियल नंबर होते हैं। उसमें चेक डिजिट नहीं होता। इसलिए यह टूल उसे नहीं जाँच सकता।';
export const wrongLength = (length: number) => `वोटर ID 10 अक्षरों की होती है। यह ${length} की है।`;
export const wrongCheck = 'आखिर का चेक डिजिट उससे पहले के छह अंकों से मेल नहीं खाता।';
export const serial = 'सीरियल नंबर';
