import * as english from '#content/en/menus/foot.ts';
import { TOOL_COUNT } from '#content/en/menus/toolbox.ts';
import { translate } from '#content/translate.ts';
import { toolTexts } from '#generated/tool-texts.hi.ts';

export const { foot } = translate(
  english,
  { [`All ${TOOL_COUNT} tools`]: `सभी ${TOOL_COUNT} टूल`, Rates: 'रेट' },
  toolTexts,
);
