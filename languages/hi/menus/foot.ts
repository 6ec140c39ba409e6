import * as english from '#copy/menus/foot.ts';
import { TOOL_COUNT } from '#copy/menus/toolbox.ts';
import { translate } from '#copy/translate.ts';
import { toolTexts } from '#generated/tool-texts.hi.ts';

export const { foot } = translate(
  english,
  { [`All ${TOOL_COUNT} tools`]: `सभी ${TOOL_COUNT} टूल`, Rates: 'रेट' },
  toolTexts,
);
