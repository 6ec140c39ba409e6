import { STAYS_ENGLISH } from '#languages/hi/stays-english.ts';
import type { LanguageRules } from '../rules.ts';
import { withPlainFigures } from './figures.ts';
import { NEVER } from './spelling.ts';

/** Hindi, as `docs/hindi.md` has it. */
export const rules: LanguageRules = {
  never: NEVER,
  staysEnglish: STAYS_ENGLISH,
  withPlainFigures,
  fullStop: '।',
  none: /(?<!\p{L}\p{M}*)कोई .*नहीं/u,
  ofSeveral: /# \S+(?:ें|ियाँ|एँ)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:वे|उन्हें|उनकी|उनके)(?![\p{L}\p{M}])/u,
  binding: /^यह सार समझने के लिए है। मान्य पाठ अंग्रेज़ी वाला है।$/,
  months: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून'],
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
};
