/** After a file was handed to the browser, which tells no page whether it arrived. */
export const lookFirst = 'यहाँ से कुछ मिटाने या लॉगआउट करने से पहले देख लें कि फ़ाइल आपके डाउनलोड में है।';
export const mayBeDropped =
  'यह पेज शायद किसी ऐप के अंदर खुला है, और ऐप बिना बताए फ़ाइल छोड़ सकता है। फ़ाइल डाउनलोड में न मिले, तो ⋮ मेनू से यह पेज अपने ब्राउज़र में खोलें।';

/** After a picture that took longer than a press lasts, and after one that no app took. */
export const pictureReady = 'तस्वीर तैयार है। शेयर करने के लिए बटन फिर दबाएँ।';
export const notShared = 'यह शेयर नहीं हो सका, इसलिए डाउनलोड में भेजा जा रहा है। वहाँ देख लें।';

/** Where no sign of a print dialog was seen. */
export const noPrintDialog =
  'प्रिंट की खिड़की न खुली हो, तो यह ब्राउज़र इसे प्रिंट नहीं कर सकता। ⋮ मेनू से यह पेज अपने ब्राउज़र में खोलें और वहाँ प्रिंट करें।';
