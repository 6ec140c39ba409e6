import type { Page } from '#copy/types/page.ts';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { Example } from '#features/home/Example.tsx';
import { MakeInIndia } from '#features/home/MakeInIndia.tsx';
import { Products } from '#features/home/Products.tsx';
import { Questions } from '#features/home/Questions.tsx';
import { QuickRow } from '#features/home/QuickRow.tsx';
import { Services } from '#features/home/Services.tsx';
import { Pocket } from '#features/offline/Pocket.tsx';
import { TryNow } from '#features/toolbox/TryNow.tsx';
import '#features/home/print.scss';

/** The home page. Each of its parts takes its own of the copy. */
export default function Home({ page }: { page: Page<'Home'> }) {
  return (
    <>
      <HeroCarousel {...page} />
      <QuickRow {...page} />
      <Services {...page} />
      <Products {...page} />
      <TryNow {...page} />
      <MakeInIndia {...page} />
      <Example {...page} />
      <Questions {...page} />
      <Pocket copy={page.pocket} tools={page.tryNow.links} />
    </>
  );
}
