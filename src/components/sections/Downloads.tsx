import { DownloadLink } from '#components/DownloadLink.tsx';
import type { SectionOf } from '#copy/types/sections.ts';
import { Split } from './Split.tsx';

/** Files to keep. They are not pages, so these links are not the router's. */
export function Downloads({
  section,
  titleId,
}: {
  section: SectionOf<'downloads'>;
  titleId: string;
}) {
  return (
    <Split head={section} titleId={titleId}>
      <ul className="downloads">
        {section.items.map(({ label, href, text }) => (
          <li key={href}>
            <DownloadLink href={href} label={label} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}
