import { debitCards } from '#facts/rules/cards.ts';
import { settlement } from '#facts/tariff.ts';

export const print = 'प्रिंट करें';
export const share = 'शेयर करें';
export const linkCopied = 'लिंक कॉपी हो गया।';
export const linkShown = (url: string) => `यह लिंक कॉपी करें: ${url}`;
export const sheets = 'एक पेज का पर्चा, प्रिंट करने, PDF बनाने या किसी को देने के लिए:';

export const sumTitle = 'एक बिक्री पर कितना कटता है?';
export const amount = 'रकम (₹)';
export const amountMissing = 'रकम डालें।';
export const amountInDigits = 'रकम अंकों में लिखें, जैसे 1,500।';
export const paidBy = 'पैसे कैसे आए';
export const ways = {
  debitMachine: 'डेबिट कार्ड, मेरी मशीन पर',
  upi: 'बैंक खाते से UPI',
  creditMachine: 'क्रेडिट कार्ड, मेरी मशीन पर',
  rupayDebit: 'RuPay डेबिट कार्ड',
  rupayCreditCounter: 'RuPay क्रेडिट से UPI, मेरी दुकान पर',
  wallet: 'वॉलेट से UPI',
  debitOnline: 'डेबिट कार्ड, ऑनलाइन',
  creditOnline: 'क्रेडिट कार्ड, ऑनलाइन',
  rupayCreditOnline: 'RuPay क्रेडिट से UPI, ऑनलाइन',
  netBanking: 'नेट बैंकिंग',
};
export const isSmall = `मेरी साल की बिक्री ₹${debitCards.smallTurnoverRupees / 1_00_000}\u00a0लाख तक है`;
export const of = (sum: string) => `${sum} में से`;
export const youGet = 'आपको मिले';
export const fee = 'फ़ीस';
export const gst = 'फ़ीस पर GST';
export const none = 'कुछ नहीं';
export const percentAtMost = (percent: string, most: string) =>
  `${percent}%, ज़्यादा-से-ज़्यादा ${most}`;

export const moneyTitle = 'मेरे पैसे कब आएँगे?';
/** The way to help, below the days. */
export const noCash = 'पैसे कट गए, पर कैश नहीं मिला?';
export const locale = 'hi-IN';
export const soldOn = 'बिक्री का दिन';
export const inBank = 'बैंक में कब';
export const today = (date: string) => `आज, ${date}`;
export const byHour = (date: string) => `${date}, सुबह\u00a0${settlement.by} तक`;
export const holidays = `आधी रात तक की बिक्री उसी दिन में गिनी जाती है। आपके राज्य में बैंक की छुट्टी हो, तो पैसे एक दिन बाद आ सकते हैं। जल्दी चाहिए, तो फ़ीस देकर ${settlement.instantMinutes} मिनट में।`;
