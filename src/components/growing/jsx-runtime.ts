import { Fragment, jsx as make, jsxs as makeOfSeveral } from 'react/jsx-runtime';
import { marked } from './marked.ts';

// What JSX becomes in a growing language: elements say where their text is English.
export { Fragment };

export const jsx: typeof make = (type, props, key) => make(type, marked(type, props), key);
export const jsxs: typeof make = (type, props, key) =>
  makeOfSeveral(type, marked(type, props), key);
