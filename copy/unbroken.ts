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

/** A page's copy in which no line ends within an amount, a time of day or a telephone number. */
export const unbroken = <Copy>(copy: Copy): Copy =>
  mapTexts(copy, (text) =>
    text
      .replace(UNIT, AFTER)
      .replace(BEFORE_HOUR, AFTER)
      .replace(PHONE, (phone) => phone.replaceAll(' ', NO_BREAK_SPACE)),
  );
