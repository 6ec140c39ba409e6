import type { SectionOf } from '#copy/types/sections.ts';
import { CertificateFace } from './CertificateFace.tsx';
import { SectionHead } from './SectionHead.tsx';

/** Certificates with their pictures, each labelled as the sample it is. */
export function Certificates({
  section,
  titleId,
}: {
  section: SectionOf<'certificates'>;
  titleId: string;
}) {
  return (
    <>
      <SectionHead head={section} titleId={titleId} />
      <div className="grid grid-4">
        {section.items.map(({ title, text, sample, image }) => (
          <article key={title} className="panel certificate">
            <CertificateFace title={title} image={image} />
            <p>{text}</p>
            <p className="section__note">{sample}</p>
          </article>
        ))}
      </div>
    </>
  );
}
