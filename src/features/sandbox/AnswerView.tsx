import { CodeText } from '#components/code/CodeText.tsx';
import type { Exchange } from '#core/sandbox/session.ts';
import { STATUS_NAMES } from './status-names.ts';
import * as words from './words.ts';

/** What came back of a call, also said. Nothing before the first one. */
export function AnswerView({ exchange }: { exchange: Exchange | undefined }) {
  const answer = exchange?.answer;
  const code = (answer?.body as { code?: string } | undefined)?.code;
  return (
    <>
      <div className="run__said" role="status">
        {exchange && (
          <>
            <b className={answer && answer.status < 400 ? 'is-right' : 'is-wrong'} translate="no">
              {answer ? `${answer.status} ${STATUS_NAMES[answer.status] ?? ''}` : words.lost}
            </b>
            {answer?.headers['idempotent-replayed'] && <span>{words.replayed}</span>}
            {code === 'key_of_other_mode' && <span>{words.notLive}</span>}
            <span>{words.simulated}</span>
          </>
        )}
      </div>
      {answer && (
        <div className="code" translate="no">
          {answer.body !== undefined && <CodeText>{JSON.stringify(answer.body, null, 2)}</CodeText>}
          <details className="run__more">
            <summary translate="yes">{words.headers}</summary>
            <CodeText>
              {Object.entries(answer.headers)
                .map(([name, value]) => `${name}: ${value}`)
                .join('\n')}
            </CodeText>
          </details>
        </div>
      )}
    </>
  );
}
