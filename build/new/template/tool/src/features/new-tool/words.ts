export const amount = 'Amount (₹)';
export const help = 'In whole rupees, such as 1,250';
export const show = 'Show in words';
export const result = 'New tool';
export const inWords = 'In words';
export const missing = 'Enter the amount.';
export const wrong = 'Write the amount in digits, without paise.';
