import { type Attributes, createElement, Fragment, type ReactNode } from 'react';
import { isEnglish } from './english.ts';
import { marks } from './marks.ts';

type Props = Readonly<Record<string, unknown>>;

/** What says in which language it is itself, or is read by programs. */
const UNMARKED = /^(?:html|head|title|meta|link|script|style|code|pre|samp|kbd|data)$/;

/** What holds no other element than its text. */
const OF_TEXT_ALONE = /^(?:option|optgroup|textarea|text|tspan|desc)$/;

/** What is known by its name, and has no text or is read by its name alone. */
const NAMED = /^(?:img|input|textarea|button|a|svg|area)$/;

const NAMES = ['aria-label', 'alt', 'placeholder', 'title'] as const;

const isShown = (child: unknown) =>
  child !== null && child !== undefined && typeof child !== 'boolean';

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

/**
 * Properties of an element that mark its English text: the element itself where it has no other
 * content, else each text in it.
 *
 * @param type name of an HTML or SVG element, or a fragment; others are made of such elements
 */
export function marked<P>(type: unknown, props: P): P {
  const given = props as Props;
  if (type === Fragment) return { ...given, children: markedIn(given.children as ReactNode) } as P;
  if (typeof type !== 'string' || UNMARKED.test(type) || given.lang !== undefined) return props;
  const children = [given.children].flat(Number.POSITIVE_INFINITY).filter(isShown);
  const texts = children.filter(isText);
  if (texts.length === 0) return isNamed(type, given) ? asEnglish(given) : props;
  if (texts.length === children.length) return isEnglish(texts.join('')) ? asEnglish(given) : props;
  if (OF_TEXT_ALONE.test(type)) return props;
  return { ...given, children: markedIn(given.children as ReactNode) } as P;
}

function asEnglish<P>(props: Props): P {
  marks.count += 1;
  return { ...props, lang: 'en' } as P;
}

const isNamed = (type: string, props: Props): boolean =>
  NAMED.test(type) &&
  NAMES.some((name) => typeof props[name] === 'string' && isEnglish(props[name]));

function markedIn(children: ReactNode, at = 0): ReactNode {
  if (Array.isArray(children)) return children.map(markedIn);
  if (typeof children !== 'string' || !isEnglish(children)) return children;
  return createElement('span', asEnglish<Attributes>({ key: `english-${at}` }), children);
}
