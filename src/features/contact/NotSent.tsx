import { Note } from '#components/Note.tsx';
import * as words from './words/rare.tsx';

const NotSent = ({ why }: { why: string }) => (
  <Note tone="danger" role="alert">
    <p>{why}</p>
  </Note>
);

/** There is no network, and no storage to wait in. */
export const Unsaved = () => <NotSent why={words.unsaved} />;

/** Storage gave no answer: what became of the text nobody knows. */
export const Unanswered = () => <NotSent why={words.unanswered} />;
