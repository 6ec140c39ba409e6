import { ServiceCard } from '#components/ServiceCard.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import type { HomeCopy } from '#content/types/home.ts';

/** Our Services: a card for each. */
export function Services({ services }: Pick<HomeCopy, 'services'>) {
  return (
    <section className="section" aria-labelledby="services-title">
      <div className="container">
        <SectionHead head={services} titleId="services-title" />
        <div className="grid grid-4">
          {services.items.map((service) => (
            <ServiceCard key={service.title} service={service} />
          ))}
        </div>
      </div>
    </section>
  );
}
