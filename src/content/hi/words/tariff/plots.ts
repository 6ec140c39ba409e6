// What the plots of pages say of their figures.

export const sale = 'ग्राहक क्रेडिट कार्ड से देते हैं';
export const fee = 'हमारी फ़ीस है, GST अलग';
export const partners = (percent: number) => `उसमें से चैनल पार्टनर के, ${percent}% पर`;
