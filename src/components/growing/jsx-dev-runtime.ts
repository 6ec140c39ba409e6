import { Fragment, type JSXSource, jsxDEV as make } from 'react/jsx-dev-runtime';
import { marked } from './marked.ts';

// As `jsx-runtime.ts`, while developing.
export { Fragment };

export const jsxDEV: typeof make = (type, props, key, isStatic, source?: JSXSource, self?) =>
  make(type, marked(type, props), key, isStatic, source, self);
