import { Link } from '#components/Link.tsx';
import type { Path } from '#routes/paths.ts';
import { rememberTool } from '#store/recent-tools.ts';
import { ChoiceText } from './ChoiceText.tsx';
import type { Choice } from './choices.ts';
import type { Term } from './terms.ts';

interface FoundLinksProps {
  heading: string;
  choices: readonly Choice[];
  terms: readonly Term[];
  onFollow: () => void;
}

/** Tools or documented requests that were found, on the search page. Nothing where there are none. */
export function FoundLinks({ heading, choices, terms, onFollow }: FoundLinksProps) {
  if (choices.length === 0) return null;
  return (
    <section>
      <h2 className="search-count">{heading}</h2>
      <ul className="found-links">
        {choices.map((choice) => (
          <li key={choice.title}>
            <Link
              className="choice"
              to={choice.to as Path}
              onClick={() => {
                if (choice.isTool) rememberTool(choice.to);
                onFollow();
              }}
            >
              <ChoiceText choice={choice} terms={terms} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
