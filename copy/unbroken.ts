import { mapTexts } from './texts.ts';

const NO_BREAK_SPACE = '\u00a0';

/** What was found before the space, and one that does not break. */
const AFTER = `$1${NO_BREAK_SPACE}`;

/** A number, and the words that say what it counts. */
const UNIT =
  /(\d) (?=(?:[ap]m|lakh|crore|%|[KM]B|px|(?:(?:working |business )?(?:day|hour|minute|second|month|year))s?|January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}\p{M}])|(?:बजे|लाख|करोड़|दिन|दिनों|कामकाजी|घंटे|घंटों|मिनट|सेकंड|महीने|महीनों|साल|जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर)(?![\p{L}\p{M}]))/gu;

/** The time of day that Hindi says before the hour. */
const BEFORE_HOUR = /(सुबह|दोपहर|शाम|रात) (?=\d)/g;

/** A phone number with its country. */
const PHONE = /\+91(?: \d+)+/g;

/** From a number to another one, behind whose dash a browser may end a line. Codes and dates have hyphens too. */
const RANGE = /(\d%?–|(?:^|[^\w-])\d{1,2}-)(?=[₹\d](?:[\d,.]*%?(?![\d-])))/g;
const NO_BREAK = '\u2060';

/** A page's copy in which no line ends within an amount, a range, a time of day or a telephone number. */
export const unbroken = <Copy>(copy: Copy): Copy =>
  mapTexts(copy, (text) =>
    text
      .replace(UNIT, AFTER)
      .replace(BEFORE_HOUR, AFTER)
      .replace(RANGE, `$1${NO_BREAK}`)
      .replace(PHONE, (phone) => phone.replaceAll(' ', NO_BREAK_SPACE)),
  );

/** A text for what draws it and does not know the sign that keeps a range together. */
export const breakable = (text: string): string => text.replaceAll(NO_BREAK, '');
