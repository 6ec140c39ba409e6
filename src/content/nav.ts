import { apis } from './menus/apis.ts';
import { company } from './menus/company.ts';
import { links, services } from './menus/footer.ts';
import { products } from './menus/products.ts';
import { retailers } from './menus/retailers.ts';
import { verification } from './menus/verification.ts';
import type { Nav } from './types/nav.ts';

/** Copy of the header's menus, in their order, and of the footer's lists. */
export const nav: Nav = {
  items: [products, apis, verification, retailers, company],
  services,
  links,
};
