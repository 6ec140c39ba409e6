import * as english from '#copy/menus/toolbox.ts';
import { translate } from '#copy/translate.ts';
import { toolTexts } from '#generated/tool-texts.hi.ts';

const groups = {
  Collect: 'पैसे लें',
  'Ask for money, and get paid': 'पेमेंट माँगें, पैसे पाएँ',
  Verify: 'जाँचें',
  'Check a number’s format': 'नंबर का फ़ॉर्मेट जाँचें',
  Plan: 'हिसाब लगाएँ',
  'Know the cost first': 'पहले खर्च जान लें',
  Keep: 'सँभालकर रखें',
  'Your documents and messages': 'आपके दस्तावेज़ और संदेश',
};

export const { toolbox, TOOL_COUNT } = translate(english, groups, toolTexts);
