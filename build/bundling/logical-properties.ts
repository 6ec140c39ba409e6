import type { Plugin } from 'postcss';

const SIDES = { left: 'start', right: 'end' } as const;

type Side = keyof typeof SIDES;

const PROPERTY = /^((?:scroll-)?(?:margin|padding)|border)-(left|right)(?=$|-)|^(left|right)$/;

/**
 * Turns left and right into start and end, for languages that are read from right to left: Bootstrap 5.3 says sides,
 * and our own styles none (`tests/unit/sides.test.ts`).
 */
export const logicalProperties: Plugin = {
  postcssPlugin: 'kolam:logical-properties',
  Declaration(declaration) {
    const { prop, value } = declaration;
    const logical = prop.replace(
      PROPERTY,
      (_, box: string | undefined, side: Side, edge: Side) =>
        `${box ?? 'inset'}-inline-${SIDES[side ?? edge]}`,
    );
    if (logical !== prop) declaration.prop = logical;
    if (prop === 'text-align' && value in SIDES) declaration.value = SIDES[value as Side];
  },
};
