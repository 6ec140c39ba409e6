export const amount = 'रकम (₹)';
export const help = 'पूरे रुपये में, जैसे 1,250';
export const show = 'शब्दों में दिखाएँ';
export const result = 'नया टूल';
export const inWords = 'शब्दों में';
export const missing = 'रकम डालें।';
export const wrong = 'रकम अंकों में लिखें, बिना पैसे के।';
