export const planChoice = 'कौन-सा बीमा';
export const addOnsLabel = 'ऐड-ऑन';

/** What each kind of insurance calls itself, its fields, and its terms in a list of them. */
export const plans = {
  health: {
    name: 'हेल्थ',
    cover: 'बीमा की रकम',
    ageLabel: 'उम्र (साल)',
    ageMissing: 'उम्र डालें।',
    ageInDigits: 'उम्र अंकों में (जैसे 5) लिखें।',
    ageTerm: (years: string) => `उम्र ${years}`,
    coverLabel: 'बीमा की रकम (₹)',
    coverMissing: 'बीमा की रकम डालें।',
    coverInDigits: 'बीमा की रकम अंकों में (जैसे 5,00,000) लिखें।',
    coverTerm: (amount: string) => `बीमा की रकम ${amount}`,
  },
  car: {
    name: 'कार',
    cover: 'कार की कीमत',
    ageLabel: 'कार की उम्र (साल)',
    ageMissing: 'कार की उम्र डालें।',
    ageInDigits: 'कार की उम्र अंकों में (जैसे 5) लिखें।',
    ageTerm: (years: string) => `कार की उम्र ${years}`,
    coverLabel: 'कार की कीमत (₹)',
    coverMissing: 'कार की कीमत डालें।',
    coverInDigits: 'कार की कीमत अंकों में (जैसे 5,00,000) लिखें।',
    coverTerm: (amount: string) => `कार की कीमत ${amount}`,
  },
  home: {
    name: 'घर',
    cover: 'दोबारा बनाने का खर्च',
    ageLabel: 'मकान की उम्र (साल)',
    ageMissing: 'मकान की उम्र डालें।',
    ageInDigits: 'मकान की उम्र अंकों में (जैसे 5) लिखें।',
    ageTerm: (years: string) => `मकान की उम्र ${years}`,
    coverLabel: 'दोबारा बनाने का खर्च (₹)',
    coverMissing: 'मकान दोबारा बनाने का खर्च डालें।',
    coverInDigits: 'दोबारा बनाने का खर्च अंकों में (जैसे 5,00,000) लिखें।',
    coverTerm: (amount: string) => `दोबारा बनाने का खर्च ${amount}`,
  },
  life: {
    name: 'जीवन',
    cover: 'बीमा की रकम',
    ageLabel: 'उम्र (साल)',
    ageMissing: 'उम्र डालें।',
    ageInDigits: 'उम्र अंकों में (जैसे 5) लिखें।',
    ageTerm: (years: string) => `उम्र ${years}`,
    coverLabel: 'बीमा की रकम (₹)',
    coverMissing: 'बीमा की रकम डालें।',
    coverInDigits: 'बीमा की रकम अंकों में (जैसे 5,00,000) लिखें।',
    coverTerm: (amount: string) => `बीमा की रकम ${amount}`,
  },
};

/** Take the name of the plan. */
export const withSampleRates = (plan: string) => `${plan}, सैंपल रेट`;
export const said = (plan: string, total: string) => `${plan}: पूरी अवधि में ${total}, सैंपल रेट`;

export const termLabel = 'अवधि (साल)';
export const termMissing = 'अवधि डालें।';
export const termInDigits = 'अवधि अंकों में (जैसे 5) लिखें।';
/** All terms of a calculation as one line. */
export const terms = (all: string) => `${all}।`;
export const years = (count: number) => `${count} साल`;
export const coverEnds = (lastAge: number, age: number, mostYears: number) =>
  `कवर ${lastAge} की उम्र तक है। ${age} की उम्र में ज़्यादा-से-ज़्यादा ${years(mostYears)} डालें।`;

/** As a choice, and in a list of terms. */
export const addOnNames = {
  room: { name: 'अस्पताल का कोई भी कमरा', term: 'अस्पताल का कोई भी कमरा' },
  maternity: { name: 'बच्चे के जन्म का खर्च', term: 'बच्चे के जन्म का खर्च' },
  daily: { name: 'भर्ती रहने पर रोज़ नकद', term: 'भर्ती रहने पर रोज़ नकद' },
  depreciation: { name: 'ज़ीरो डेप्रिसिएशन', term: 'ज़ीरो डेप्रिसिएशन' },
  roadside: { name: 'सड़क पर मदद', term: 'सड़क पर मदद' },
  engine: { name: 'इंजन का कवर', term: 'इंजन का कवर' },
  contents: { name: 'सामान और चोरी का कवर', term: 'सामान और चोरी का कवर' },
  rent: { name: 'घर रहने लायक न हो, तब किराया', term: 'घर रहने लायक न हो, तब किराया' },
  accident: { name: 'दुर्घटना में मौत', term: 'दुर्घटना में मौत' },
  illness: { name: 'गंभीर बीमारी', term: 'गंभीर बीमारी' },
  waiver: { name: 'प्रीमियम की माफ़ी', term: 'प्रीमियम की माफ़ी' },
};

export const correctField = 'निशान वाला खाना ठीक करें, तब प्रीमियम दिखेगा।';
export const firstYear = 'पहले साल का प्रीमियम';
export const sampleRates = 'सैंपल रेट';
export const perMonth = 'हर महीने, करीब';
export const basePremiumOf = (count: number) => `मूल प्रीमियम, ${years(count)}`;
export const totalOverTerm = 'पूरी अवधि में कुल';

export const yearByYear = 'प्रीमियम, साल-दर-साल';
export const bars = 'हर साल का मूल प्रीमियम और ऐड-ऑन। आँकड़े नीचे की टेबल में हैं।';
export const amountAYear = (amount: string) => `एक साल में ${amount}`;
export const table = 'हर साल का प्रीमियम';
export const year = 'साल';
export const basePremium = 'मूल प्रीमियम';
export const premium = 'प्रीमियम';
export const total = 'कुल';
