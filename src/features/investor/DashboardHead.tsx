import { Icon } from '#components/Icon.tsx';
import { Breadcrumbs } from '#components/page-heads/Breadcrumbs.tsx';
import type { InvestorDashboard } from '#copy/types/investor.ts';
import type { InvestorSession } from '#store/investor.ts';
import * as words from './words.tsx';

interface DashboardHeadProps {
  copy: InvestorDashboard;
  session: InvestorSession;
  onLogout: () => void;
}

/** Whose dashboard it is, and the way out. */
export function DashboardHead({ copy, session, onLogout }: DashboardHeadProps) {
  return (
    <section className="page-head page-head--quiet">
      <div className="container">
        <Breadcrumbs crumbs={[{ label: words.portal }]} />
        <div className="investor-head">
          <div>
            <h1 tabIndex={-1}>{copy.heading}</h1>
            <p className="lead">{copy.lead}</p>
            <p className="investor-who">
              {words.signedIn(
                <b>{session.email}</b>,
                <time dateTime={new Date(session.since).toISOString()}>
                  {words.moment(session.since)}
                </time>,
              )}
            </p>
          </div>
          <button type="button" className="btn btn-outline-primary" onClick={onLogout}>
            <Icon name="logout" />
            {words.logout}
          </button>
        </div>
      </div>
    </section>
  );
}
