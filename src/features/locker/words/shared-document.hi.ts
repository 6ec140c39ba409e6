export const unreadable = 'यह दस्तावेज़ इसी डिवाइस पर है, पर पढ़ा नहीं जा सका। इसे अलग रख दिया गया।';
export const openLocker = 'लॉकर खोलें';
