import { untranslated } from 'virtual:untranslated-pages';
import { type ComponentProps, createElement, Fragment } from 'react';
import { jsx } from 'react/jsx-runtime';
import { EnglishMark } from './EnglishMark.tsx';

type LinkAttributes = Omit<ComponentProps<'a'>, 'href'>;

/**
 * Marks a link that leads to a page without a translation, in its attributes and behind its name. Others stay as
 * they are, and those that say so themselves, where the mark would not be after the name.
 *
 * @param to path of the page, with or without query and anchor; or an anchor alone
 */
export function markEnglish(to: string, attributes: LinkAttributes): LinkAttributes {
  const [path = ''] = to.split(/[?#]/);
  if (attributes.hrefLang || !untranslated?.includes(path)) return attributes;
  const { children, ...rest } = attributes;
  return {
    ...rest,
    hrefLang: 'en',
    children: createElement(
      Fragment,
      null,
      // A browser's translation takes bare text out of React's hands.
      typeof children === 'string' ? jsx('span', { children }) : children,
      createElement(EnglishMark),
    ),
  };
}
