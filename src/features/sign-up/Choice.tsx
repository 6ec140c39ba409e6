import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#components/Link.tsx';
import type { Tool } from '#copy/types/tools.ts';

/** What the step of the history keeps of the link that led here. */
export interface CameFor {
  for: string | null;
}

/** Above the form: what else there is for who came for something. The served page knows nothing of that. */
export function Choice({ choices }: Pick<Tool<'sign-up'>, 'choices'>) {
  const { state } = useLocation();
  const [about, setAbout] = useState('');
  useEffect(() => setAbout(String((state as CameFor | null)?.for ?? '')), [state]);
  const choice = Object.hasOwn(choices, about) && choices[about];
  if (!choice) return null;
  return (
    <section className="panel form-card sign-up-choice" aria-labelledby="choice-heading">
      <h2 className="h4" id="choice-heading">
        {choice.heading}
      </h2>
      <p>{choice.text}</p>
      <ul>
        {choice.links.map(({ label, to }) => (
          <li key={to}>
            <Link className="btn btn-outline-primary" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
