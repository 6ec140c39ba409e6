export const heading = 'दूसरे डिवाइस पर ले जाएँ';
export const about =
  'बैकअप एक zip फ़ाइल है, जिसमें आपके सभी दस्तावेज़ होते हैं। लॉकर बड़ा हो, तो कई फ़ाइलें बनती हैं। दूसरे डिवाइस पर बैकअप वापस लाएँ। जोड़ने से पहले वह दिखाता है कि अंदर क्या है। कुछ भी दो बार नहीं जुड़ता। इस पर ताला (एन्क्रिप्शन) नहीं है। इसे अपने कागज़ों की तरह सँभालकर रखें।';
export const save = 'बैकअप बनाएँ';
export const savePart = (part: number, parts: number) => `हिस्सा ${part} बनाएँ (कुल ${parts})`;
export const fileToImport = 'वापस लाने के लिए बैकअप';
export const importIt = 'बैकअप वापस लाएँ';
