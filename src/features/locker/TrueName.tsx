import { type NamePart, visibleName } from '#core/locker/visible-name.ts';
import * as words from './words/document.ts';

/** The name of a file from elsewhere: characters that nobody sees are marked, and its ending is always at its end. */
export function TrueName({ name }: { name: string }) {
  const { stem, ending } = visibleName(name);
  return (
    <span className="true-name" translate="no">
      <bdi>{stem.map(part)}</bdi>
      <bdi dir="ltr">{ending.map(part)}</bdi>
    </span>
  );
}

// Parts need no keys: a name never changes while it is shown.
const part = (one: NamePart, index: number) =>
  'text' in one ? (
    <span key={index}>{one.text}</span>
  ) : (
    <span key={index} className="unseen">
      <span className="visually-hidden">{`${words.invisible} `}</span>
      <span>{one.unseen}</span>
    </span>
  );
