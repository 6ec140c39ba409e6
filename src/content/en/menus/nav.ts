import type { Nav } from '#content/types/nav.ts';
import { apis } from './apis.ts';
import { company } from './company.ts';
import { links, services } from './footer.ts';
import { products } from './products.ts';
import { retailers } from './retailers.ts';
import { verification } from './verification.ts';

/** Copy of the header's menus, in their order, and of the footer's lists. */
export const nav: Nav = {
  items: [products, apis, verification, retailers, company],
  services,
  links,
};
