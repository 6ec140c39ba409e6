import type { Nav } from '#copy/types/nav.ts';
import { apis } from './apis.ts';
import { company } from './company.ts';
import { foot } from './foot.ts';
import { links, services } from './footer.ts';
import { products } from './products.ts';
import { retailers } from './retailers.ts';
import { TOOL_COUNT } from './toolbox.ts';
import { menuTools } from './tools.ts';
import { verification } from './verification.ts';

/** Copy of the header's menus, in their order, and of the footer's lists. */
export const nav: Nav = {
  items: [products, apis, verification, retailers, company],
  tools: menuTools.map(({ name, to, icon }) => ({ name, to, icon })),
  toolCount: TOOL_COUNT,
  foot,
  services,
  links,
};
