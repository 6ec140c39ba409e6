import { FeatureCard } from '#components/FeatureCard.tsx';
import type { InvestorDashboard } from '#copy/types/investor.ts';
import { HistoryChart } from './HistoryChart.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { Metrics } from './Metrics.tsx';
import { Updates } from './Updates.tsx';
import * as words from './words.tsx';
import './history.scss';

/** Metrics, history, benefits and updates of a position that nobody holds. */
export function Dashboard({ copy }: { copy: InvestorDashboard }) {
  const { metrics, note, history, benefits, updates } = copy;
  return (
    <>
      <section className="section section--tight" aria-label={words.position}>
        <div className="container">
          <Metrics metrics={metrics} note={note} />
          <div className="panel form-card investor-history">
            <div>
              <h2 className="h3">{history.heading}</h2>
              <p className="muted">{history.intro}</p>
              <HistoryChart quarters={history.quarters} label={words.chart(history.caption)} />
            </div>
            <HistoryTable quarters={history.quarters} caption={history.caption} />
          </div>
        </div>
      </section>
      <section className="section section--sunken section--tight">
        <div className="container investor-columns">
          <div>
            <h2 className="mb-4">{benefits.heading}</h2>
            <div className="grid investor-benefits">
              {benefits.items.map((item) => (
                <FeatureCard key={item.title} feature={item} />
              ))}
            </div>
          </div>
          <div>
            <h2 className="mb-4">{updates.heading}</h2>
            <Updates items={updates.items} />
          </div>
        </div>
      </section>
    </>
  );
}
