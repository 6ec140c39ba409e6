import type { Page } from '#content/types/page.ts';
import { HeroCarousel } from '#features/carousel/HeroCarousel.tsx';
import { Example } from '#features/home/Example.tsx';
import { MakeInIndia } from '#features/home/MakeInIndia.tsx';
import { Products } from '#features/home/Products.tsx';
import { Questions } from '#features/home/Questions.tsx';
import { QuickRow } from '#features/home/QuickRow.tsx';
import { Services } from '#features/home/Services.tsx';
import { Pocket } from '#features/installation/Pocket.tsx';
import { TryNow } from '#features/toolbox/TryNow.tsx';

/** The home page. */
export default function Home({ page }: { page: Page<'Home'> }) {
  return (
    <>
      <HeroCarousel slides={page.slides} />
      <QuickRow quick={page.quick} />
      <Services services={page.services} />
      <Products products={page.products} />
      <TryNow tryNow={page.tryNow} />
      <MakeInIndia makeInIndia={page.makeInIndia} benefits={page.benefits} />
      <Example example={page.example} />
      <Questions faq={page.faq} note={page.note} />
      <Pocket copy={page.pocket} tools={page.tryNow.links} />
    </>
  );
}
