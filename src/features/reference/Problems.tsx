import { Link } from '#components/Link.tsx';
import type { ProblemBranch, ReferenceLabels } from '#copy/types/reference.ts';

interface ProblemsProps {
  branches: readonly ProblemBranch[];
  labels: ReferenceLabels;
}

/** The errors of all calls of a page, once: by whether a request may be sent again and with which key, then by code. */
export function Problems({ branches, labels }: ProblemsProps) {
  return (
    <section className="ref-errors" id="errors" aria-labelledby="errors-title">
      <h2 id="errors-title">{labels.problems}</h2>
      <p>{labels.again}</p>
      <ul>
        {branches.map(({ answer, key, why, codes }) => (
          <li key={answer + key}>
            <p className="ref-errors__answer">
              <b>{answer}</b> <span>{key}</span>
            </p>
            <p>{why}</p>
            <p className="ref-problems">
              {codes.map((code) => (
                <Link key={code} to={`/apis/apiRefrence#problem.${code}`}>
                  <code translate="no">{code}</code>
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
