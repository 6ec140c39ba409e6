import { cardInAWebShop } from './card-in-a-web-shop.ts';
import { fetchAndPayABill } from './fetch-and-pay-a-bill.ts';
import type { Recipe } from './recipe.ts';
import { upiAtAShop } from './upi-at-a-shop.ts';

/** All recipes, in the order of their page. */
export const recipes: readonly Recipe[] = [upiAtAShop, cardInAWebShop, fetchAndPayABill];
