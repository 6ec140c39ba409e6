import { FeatureCard } from '#components/FeatureCard.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { HomeCopy } from '#copy/types/home.ts';

/** Our Services: a card for each. */
export function Services({ services }: Pick<HomeCopy, 'services'>) {
  return (
    <section className="section" aria-labelledby="services-title">
      <div className="container">
        <SectionHead head={services} titleId="services-title" />
        <div className="grid grid-4">
          {services.items.map((service) => (
            <FeatureCard key={service.title} feature={service} more={service.more} />
          ))}
        </div>
      </div>
    </section>
  );
}
