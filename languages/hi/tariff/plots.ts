// What the plots of pages say of their figures.

export const sale = 'ग्राहक क्रेडिट कार्ड से देते हैं';
export const fee = 'हमारी फ़ीस है, GST अलग';
export const partners = (percent: number) => `उसमें से चैनल पार्टनर के, ${percent}% पर`;
export const upTo = (rupees: string) => `${rupees} तक भेजने पर आपके`;
export const daysOf = (days: number) => `${days} दिन`;
export const forAnswer = 'में कंपनी का ठीक जवाब';
export const dayAfter = (day: number) => `दिन ${day}`;
export const toOmbudsman = 'से RBI के लोकपाल शिकायत लेते हैं, मुफ़्त';
export const marked = (rupees: string) =>
  `लकीर पर हर निशान ${rupees} भेजने का है। सीढ़ी जितनी ऊँची, आपकी कमाई उतनी ज़्यादा।`;
