import { plural } from '#languages/hi/words/plural.ts';

export const amount = 'लोन की रकम (₹)';
export const amountMissing = 'लोन की रकम डालें।';
export const amountInDigits = 'लोन की रकम अंकों में (जैसे 5,00,000) लिखें।';
export const rate = 'ब्याज दर (%\u00a0सालाना)';
export const rateMissing = 'ब्याज दर डालें।';
export const rateInDigits = 'सालाना ब्याज दर अंकों में (जैसे 10.5) लिखें।';
export const term = 'अवधि (महीने)';
export const termMissing = 'महीने डालें।';
export const termInDigits = 'महीने अंकों में (जैसे 60) लिखें।';

export const percentAYear = (percent: number) => `${percent}% सालाना`;
const monthsAlone = (count: number) => plural(count, `${count} महीना`, `${count} महीने`);
const yearsAlone = (count: number) => `${count} साल`;
/** Months, with the years in them where there are any: `60 महीने (5 साल)`. */
export const months = (count: number) => {
  const years = Math.floor(count / 12);
  const rest = count % 12;
  if (years === 0) return monthsAlone(count);
  if (rest === 0) return `${count} महीने (${yearsAlone(years)})`;
  return `${count} महीने (${yearsAlone(years)} ${monthsAlone(rest)})`;
};

export const correctField = 'निशान वाला खाना ठीक करें, तब किस्त दिखेगी।';
export const said = (emi: string, interest: string) => `महीने की EMI ${emi}, कुल ब्याज ${interest}`;
export const monthlyEmi = 'महीने की EMI';
export const loanAmount = 'लोन की रकम';
export const totalInterest = 'कुल ब्याज';
export const totalPaid = 'कुल देना होगा';
export const lastInstalment = (number: number, amount: string) =>
  `आखिरी किस्त (नंबर ${number}) ${amount} की है। किस्त राउंड करने से यह फ़र्क आता है।`;

export const yearByYear = 'लोन, साल-दर-साल';
export const termsAndEmi = (terms: string, emi: string) => `${terms}। महीने की EMI ${emi} है।`;
export const termsAlone = (terms: string) => `${terms}।`;
export const printedEmi = (emi: string) => `EMI ${emi}`;
export const bars = 'हर साल कितनी मूल रकम और कितना ब्याज चुकाया। आँकड़े नीचे की टेबल में हैं।';
export const amountAYear = (amount: string) => `एक साल में ${amount}`;
export const table = 'लोन के हर साल में कितना चुकाया';
export const year = 'साल';
export const principal = 'मूल रकम';
export const interest = 'ब्याज';
export const paid = 'चुकाया';
export const balance = 'बाकी रकम';
export const total = 'कुल';

export const offersRibbon = 'उदाहरण';
export const offers = (amount: string) => `एक ही रकम ${amount}, तीन ऑफ़र`;
export const offersIntro = 'सबसे कम ब्याज दर वाला लोन हमेशा सबसे सस्ता नहीं पड़ता। आखिरी लाइन देखें।';
export const lenderA = 'लोन देने वाला A';
export const lenderB = 'लोन देने वाला B';
export const lenderC = 'लोन देने वाला C';
export const leastOffer = 'कुल में सबसे कम';
export const offerRate = 'सालाना ब्याज दर';
export const offerFee = 'फ़ीस, GST के साथ';
export const noFee = 'कुछ नहीं';
export const offerEmi = 'EMI';
export const offerTotal = 'कुल देना होगा';
export const offersNote = (term: string, gstPercent: number) =>
  `ये लोन देने वाले असली नहीं हैं। अवधि: ${term}। फ़ीस शुरू में देनी होती है। उस पर ${gstPercent}% GST लगता है।`;
