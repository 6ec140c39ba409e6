import type { ReactNode } from 'react';

const Part = () => <b>part</b>;
const Texts = ({ of }: { of: readonly string[] }) =>
  of.map((each) => (each === '' ? <Part key={each} /> : each));

declare const [some, name, count, rest]: [boolean, string, number, ReactNode];

/** What a browser's translation breaks. */
export const broken = [
  () => <p>Total {count}</p>,
  () => (
    <p>
      {name}, {count}
    </p>
  ),
  () => <p>{some && <Part />} text</p>,
  () => (
    <p>
      text <Part />
    </p>
  ),
  () => (
    <p>
      <Part />
      {some ? 'yes' : 'no'}
    </p>
  ),
  () => (
    <p>
      <Part />
      {rest}
    </p>
  ),
  () => <p>{['one', 'two'].map((text) => text)}</p>,
  () => (
    <>
      Fixed <Part />
    </>
  ),
  () => (
    <p>
      <Texts of={['one', 'two']} />
    </p>
  ),
];

/** The same, mended. */
export const sound = [
  () => <p>{`Total ${count}`}</p>,
  () => <p>{some ? 'yes' : 'no'}</p>,
  () => (
    <p>
      {some && <Part />}
      <span>text</span>
    </p>
  ),
  () => (
    <p>
      <Part />
      <span>{name}</span>
    </p>
  ),
  () => (
    <p>
      Total <b>{count}</b>
    </p>
  ),
  () => (
    <code translate="no">
      {name}, {count}
    </code>
  ),
];
