import * as english from '#copy/menus/tools.ts';
import { translate } from '#copy/translate.ts';
import { toolTexts } from '#generated/tool-texts.hi.ts';

export const { menuTools } = translate(english, {}, toolTexts);
