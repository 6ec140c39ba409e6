import * as english from '#content/en/menus/tools.ts';
import { translate } from '#content/translate.ts';
import { toolTexts } from '#generated/tool-texts.hi.ts';

export const { menuTools } = translate(english, {}, toolTexts);
