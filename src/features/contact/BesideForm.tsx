import { EarlierCopy } from './EarlierCopy.tsx';
import { NextVisit } from './NextVisit.tsx';
import { Unanswered, Unsaved } from './NotSent.tsx';
import { NumberOffer, type NumberOfferProps } from './NumberOffer.tsx';
import { OutboxFull } from './OutboxFull.tsx';
import { Receipt } from './Receipt.tsx';

const PARTS = {
  nextVisit: NextVisit,
  earlierCopy: EarlierCopy,
  full: OutboxFull,
  receipt: Receipt,
  unanswered: Unanswered,
  unsaved: Unsaved,
};

type BesideFormProps = { what: keyof typeof PARTS } | ({ what: 'number' } & NumberOfferProps);

/** The rare notices next to the form, in one part. A default export, so that it can be loaded after the page. */
export default function BesideForm(props: BesideFormProps) {
  if (props.what === 'number') return <NumberOffer {...props} />;
  const Part = PARTS[props.what];
  return <Part />;
}
