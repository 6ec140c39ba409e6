/**
 * Words by their meaning, as a table of texts: easy to read, small to ship. An English word of three letters or more
 * means its plural with s as well. Hindi words are without nukta, and so match either spelling.
 */
const table = <Value>(rows: readonly (readonly [words: string, value: Value])[]) =>
  new Map(
    rows.flatMap(([words, value]) =>
      words
        .replace(/\b[a-z]{3,}\b/g, '$& $&s')
        .split(' ')
        .map((word) => [word, value] as const),
    ),
  );

/** Words that multiply, by the power of ten that they mean. */
export const SCALES = table([
  ['hundred sau सौ', 2],
  ['k thousand hazar hajar hazaar hajaar हजार', 3],
  ['l lakh laakh lac लाख', 5],
  ['million mn', 6],
  ['cr crs crore karod करोड', 7],
  ['billion bn arab अरब', 9],
  ['kharab खरब', 11],
]);

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** Numbers in English words, below a hundred; `twenty five` is two of them. Those of Hindi that have a half. */
export const COUNTS = new Map<string, number>([
  ...table([
    ['aadha adha आधा', 0.5],
    ['dedh डेढ', 1.5],
    ['dhai adhai ढाई', 2.5],
  ]),
  ...ONES.split(' ').map((word, i) => [word, i] as const),
  ...TENS.split(' ').map((word, i) => [word, 20 + 10 * i] as const),
]);

/** Words before a number that are a part of it: `sadhe 5 lakh` is 5.5 lakh. */
export const PARTS = table([
  ['sava sawa सवा', 0.25],
  ['sadhe saadhe साढे', 0.5],
  ['paune पौने', -0.25],
]);

/** What a word measures: money in rupees, paise or abroad, percent, months and years, or other times. */
export type Unit = 'rupee' | 'paisa' | 'foreign' | 'percent' | 'month' | 'year' | 'other';

export const UNITS = table<Unit>([
  ['₹ ₨ rs inr re rupee rupaye rupay रुपये रुपए रुपया रुपयों रु रू', 'rupee'],
  ['paise paisa पैसे पैसा', 'paisa'],
  ['% ٪ percent percentage pct प्रतिशत फीसदी', 'percent'],
  [
    'month mo mos m mth mnth mahine mahina maheene mahiney महीने महीना महीनों महिने महिना माह मास',
    'month',
  ],
  ['emi instalment installment किस्त किस्तें किस्तों', 'month'],
  ['year yr yrs y yo saal sal varsh साल सालों वर्ष वर्षों वर्षे बरस', 'year'],
  ['day week fortnight quarter hour minute din hafta दिन हफ्ते हफ्ता सप्ताह घंटे', 'other'],
  ['$ € £ ¥ usd eur gbp aed dollar euro pound dirham cent', 'foreign'],
]);

/** Words between a quantity and the time that it is for: `per`, `a`. */
export const PER = new Set(['per', 'a', 'an', 'each', 'every', 'har', 'prati', '/', 'प्रति', 'हर']);

/** One word for "per" and a time; a flat rate is of the whole term. */
export const RATES = table<Unit>([
  ['pa annum annually yearly annual salana varshik सालाना वार्षिक प्रतिवर्ष', 'year'],
  ['pm monthly mthly masik mahwar मासिक माहवार प्रतिमाह प्रतिमास', 'month'],
  [
    'daily weekly fortnightly quarterly half semi bi bimonthly biannual biannually flat roz timahi salary income rent saikda',
    'other',
  ],
  ['दैनिक रोज प्रतिदिन साप्ताहिक पाक्षिक तिमाही छमाही अर्धवार्षिक सैकडा फ्लैट', 'other'],
]);

/** Words that may surround a quantity and change nothing of it. */
export const FILLERS = new Set(
  (
    'only मात्र about approx approximately around upto up to of for is at @ the my and और amount total price fee bill mrp apr amt ' +
    'loan sum cover assured insured rate interest roi term tenure period age aged old करीब लगभग रकम कुल ब्याज दर ' +
    'उम्र अवधि है का की के home car personal education ka ki ke dr credit debit credited or या'
  ).split(' '),
);
