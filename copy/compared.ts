import { noFigure, terms } from '#copy/tariff/terms.ts';

type Name = keyof typeof terms;

/** Figures of a product for a table of several: what it costs, what a shop earns, when its money arrives. */
export function comparedOf(name: Name): readonly string[] {
  const [costs, earns, arrives] = terms[name].map(([figure]) => figure);
  const isEarned = terms[name].length > 3;
  return [costs ?? '', isEarned ? (earns ?? '') : noFigure, (isEarned ? arrives : earns) ?? ''];
}
