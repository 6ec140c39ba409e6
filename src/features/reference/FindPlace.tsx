import { laterComponent } from '#components/later/later-component.tsx';
import type { FindProps } from './Find.tsx';

const Find = laterComponent(() => import('./Find.tsx'), { when: 'page', pack: 'api' });

/** The place of the search, which needs scripts and comes when the page is there. */
export const FindPlace = (props: FindProps) => (
  <div className="ref-find">
    <Find {...props} />
  </div>
);
