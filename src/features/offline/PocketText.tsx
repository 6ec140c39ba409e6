import type { ReactElement } from 'react';
import { CheckList } from '#components/CheckList.tsx';
import { Link } from '#components/Link.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { Pocket } from '#copy/types/home.ts';
import type { SectionHead as SectionHeadCopy } from '#copy/types/sections.ts';

export interface PocketTextProps {
  copy: Pocket;
  /** Read by what takes its place. */
  tools?: unknown;
  head?: SectionHeadCopy;
  /** How the site comes to the home screen. */
  install?: ReactElement | null;
}

/** Words of the band about this device; without more than the copy, as they hold for any device. */
export function PocketText({ copy, head = copy, install }: PocketTextProps) {
  return (
    <div className="pocket__text">
      <SectionHead head={head} titleId="pocket-title" />
      <CheckList items={copy.ticks} />
      <div className="pocket__foot">
        {install === undefined ? <p>{copy.byHand}</p> : install}
        <Link className="btn btn-outline-primary" to="/device">
          {copy.onDevice}
        </Link>
      </div>
    </div>
  );
}
