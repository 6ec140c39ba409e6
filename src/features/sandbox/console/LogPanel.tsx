import { curl } from '#api-docs/samples/curl.ts';
import { SANDBOX } from '#api-docs/servers.ts';
import { CopyButton } from '#components/CopyButton.tsx';
import { CodeText } from '#components/code/CodeText.tsx';
import type { SandboxLabels } from '#copy/types/sandbox.ts';
import { written } from '#core/sandbox/clock/time.ts';
import type { SandboxRequest } from '#core/sandbox/request/request.ts';
import { Panel } from './Panel.tsx';
import { RunAgain } from './RunAgain.tsx';
import { useSession } from './use-session.ts';

/** So many calls are shown, the newest first. */
const SHOWN = 50;

/** The calls so far. A request that was refused before it was known to hold nothing real is not kept. */
export function LogPanel({ labels }: { labels: SandboxLabels['log'] }) {
  const { exchanges } = useSession();
  return (
    <Panel heading={labels.heading}>
      {exchanges.length === 0 && <p>{labels.none}</p>}
      <ol className="console__log" reversed>
        {exchanges
          .slice(-SHOWN)
          .reverse()
          .map(({ number, at, call, request, answer }) => (
            <li key={number}>
              <details>
                <summary translate="no">
                  <span className="num">{written(at).slice(11, 19)}</span>
                  <code>{call}</code>
                  <span className={answer && answer.status < 400 ? 'is-right' : 'is-wrong'}>
                    {answer?.status ?? 0}
                  </span>
                  <span>{(answer?.body as { code?: string } | undefined)?.code}</span>
                </summary>
                {request && <Sent request={request} labels={labels} />}
                {request && <RunAgain request={request} labels={labels} />}
                {answer && (
                  <>
                    <p className="code__name">{labels.answer}</p>
                    <CodeText>
                      {textOf(answer.headers, JSON.stringify(answer.body, null, 2))}
                    </CodeText>
                  </>
                )}
              </details>
            </li>
          ))}
      </ol>
    </Panel>
  );
}

function Sent({ request, labels }: { request: SandboxRequest; labels: SandboxLabels['log'] }) {
  const { method, target, headers, body } = request;
  const { authorization: _, 'content-type': type, ...others } = headers;
  const json = type?.startsWith('application/json') && body !== '' ? JSON.parse(body) : undefined;
  const canBeCopied = json !== undefined || body === '';
  return (
    <>
      <p>{labels.request}</p>
      <CodeText>
        {`${method} ${target}\n${textOf({ ...others, ...(type && { 'content-type': type }) }, json ? JSON.stringify(json, null, 2) : body)}`}
      </CodeText>
      {canBeCopied && (
        <p>
          <span>{`${labels.curl}: `}</span>
          <CopyButton
            text={curl(
              {
                method: method as 'GET' | 'POST' | 'DELETE',
                target,
                headers: Object.entries(others),
                ...(json && { json }),
              },
              SANDBOX,
            )}
          />
        </p>
      )}
    </>
  );
}

const textOf = (headers: Readonly<Record<string, string>>, body: string | undefined) =>
  [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body ?? ''].join(
    '\n',
  );
