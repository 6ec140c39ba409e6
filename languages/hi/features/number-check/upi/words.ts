export const title = 'UPI ID';
export const npci =
  'आखिर में .npci वाली ID किसी खाते, फ़ोन या आधार नंबर की होती है। यह टूल ऐसी ID नहीं पढ़ता।';
export const unknownHandle =
  'जाने-पहचाने हैंडल अक्षर से शुरू होते हैं। वे कम-से-कम दो अक्षरों के होते हैं। इसे ऐप से मिलाएँ।';
export const name = 'नाम';
export const handle = 'हैंडल';
export const issuer =
  'हैंडल से पता चलता है कि ID किस ऐप या बैंक ने दी। ID चालू है या नहीं, यह सिर्फ़ बैंक जानता है।';
export const noAt = 'नाम और हैंडल के बीच @ लगाएँ।';
export const oneAt = '@ एक ही बार लगाएँ।';
export const noName = '@ से पहले नाम लिखें।';
export const noHandle = '@ के बाद हैंडल लिखें।';
export const wrongName = '@ से पहले सिर्फ़ अक्षर, अंक, डॉट, हाइफ़न और अंडरस्कोर लिखें, कुल 2 से 256।';
export const likeEmail = 'यह ईमेल पता लगता है। UPI ID के हैंडल में डॉट नहीं होता।';
export const wrongHandle = '@ के बाद सिर्फ़ अक्षर और अंक लिखें, ज़्यादा-से-ज़्यादा 64।';
export const upiNumber =
  'यह UPI नंबर या मोबाइल नंबर हो सकता है। यहाँ दोनों की जाँच नहीं हो सकती। @ वाली UPI ID माँगें।';
export const bharatQr = 'भारत QR';
export const isBharatQr = 'यह Bharat QR का टेक्स्ट है, जिसे पेमेंट ऐप स्कैन करता है। यह UPI ID नहीं है।';
export const merchant = 'दुकान';
export const amount = 'रकम';
export const withTip = 'यह कोड टिप या फ़ीस भी माँगता है।';
export const withTwoReadings =
  'इसमें एक ही चीज़ दो बार, अलग-अलग लिखी है। कौन-सी ली जाएगी, यह हर ऐप में अलग है। इससे पैसे न दें।';
export const codeDamaged = 'चेकसम मेल नहीं खाता। कोड का कोई हिस्सा छूट गया है या बदल गया है।';
