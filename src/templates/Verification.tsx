import { CheckList } from '#components/CheckList.tsx';
import { CodeSample } from '#components/code/CodeSample.tsx';
import { FieldTable } from '#components/code/FieldTable.tsx';
import { ResponseSample } from '#components/code/ResponseSample.tsx';
import { ResponseTable } from '#components/code/ResponseTable.tsx';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { Features } from '#components/sections/Features.tsx';
import { Links } from '#components/sections/Links.tsx';
import { Questions } from '#components/sections/Questions.tsx';
import { SectionHead } from '#components/sections/SectionHead.tsx';
import { Terms } from '#components/sections/Terms.tsx';
import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#content/types/page.ts';
import { Run } from '#features/sandbox/Run.tsx';
import * as words from '#words/verification.tsx';

const SANDBOX_COLUMNS = [words.value, words.status, words.meaning];

/** What follows the price, by what it opens with. */
const ORDERS = {
  request: ['request', 'tool', 'answers', 'troubles', 'questions'],
  tool: ['tool', 'troubles', 'request', 'answers', 'questions'],
  answers: ['request', 'answers', 'troubles', 'tool', 'questions'],
} as const;

/** One documented request: price and source, checks and fields beside its sample, a tool, answers, troubles. */
export default function Verification({ page }: { page: Page<'Verification'> }) {
  const blocks = {
    request: <Request page={page} />,
    tool: <NumberTool page={page} />,
    answers: <Responses page={page} />,
    troubles: <Troubles page={page} />,
    questions: <MoreQuestions page={page} />,
  };
  return (
    <>
      <PageHeader head={page.head} />
      <section className="section section--tight" aria-labelledby="terms-title">
        <div className="container">
          <Terms section={page.terms} titleId="terms-title" />
        </div>
      </section>
      {ORDERS[page.opensWith].map((name, at) => (
        <section
          key={name}
          id={name === 'tool' ? 'check' : undefined}
          className={`section ${at % 2 === 0 ? 'section--sunken' : ''}`}
          aria-labelledby={`${name}-title`}
        >
          <div className="container">{blocks[name]}</div>
        </section>
      ))}
    </>
  );
}

function Troubles({ page }: { page: Page<'Verification'> }) {
  const section = {
    kind: 'features',
    columns: 3,
    heading: page.troublesTitle,
    items: page.troubles,
  } as const;
  return <Features section={section} titleId="troubles-title" />;
}

function MoreQuestions({ page }: { page: Page<'Verification'> }) {
  return (
    <>
      <Questions section={page.questions} titleId="questions-title" />
      <div className="section__more">
        <Links section={{ kind: 'links', label: words.related, items: page.related }} />
      </div>
    </>
  );
}

function Request({
  page: { checksTitle, checks, endpoint, note },
}: {
  page: Page<'Verification'>;
}) {
  return (
    <div className="row g-4 g-xl-5">
      <div className="col-lg-6">
        <h2 id="request-title">{checksTitle}</h2>
        <CheckList items={checks} className="mt-3" />
        <p className="mt-3 mb-5">{words.askForKey}</p>
        <h2>{words.fields}</h2>
        <p className="mb-3">
          {words.sendAs(
            <code translate="no">{endpoint.contentType}</code>,
            <code translate="no">{endpoint.live}</code>,
          )}
        </p>
        <FieldTable fields={endpoint.fields} />
        {endpoint.headers.length > 0 && (
          <>
            <h2 className="mt-5 mb-3">{words.headers}</h2>
            <FieldTable fields={endpoint.headers} caption={words.headersTable} />
          </>
        )}
        <div className="note mt-4">
          <Icon name="lock" />
          <p>{note}</p>
        </div>
      </div>
      <div className="col-lg-6">
        <div className="sticky-side">
          <CodeSample endpoint={endpoint} />
          <Run id={endpoint.id} />
        </div>
      </div>
    </div>
  );
}

function NumberTool({ page: { toolTitle, toolIntro } }: { page: Page<'Verification'> }) {
  return (
    <>
      <SectionHead head={{ heading: toolTitle, intro: toolIntro }} titleId="tool-title" />
      <WithoutScripts />
      {useTool()}
    </>
  );
}

function Responses({
  page: { responsesTitle, responsesIntro, endpoint },
}: {
  page: Page<'Verification'>;
}) {
  return (
    <div className="row g-4 g-xl-5">
      <div className="col-lg-6">
        <h2 id="answers-title">{responsesTitle}</h2>
        <p className="mt-3 mb-4">{responsesIntro}</p>
        <ResponseTable responses={endpoint.responses} />
        <p className="mt-3">
          <Link to="/apis/apiRefrence#errors">{words.eachError}</Link>
        </p>
        <h3 className="mt-5">{words.sandbox}</h3>
        <p className="mb-3">
          {words.sandboxText(<code translate="no">{endpoint.sandbox.field}</code>)}
        </p>
        <FieldTable
          fields={endpoint.sandbox.values}
          caption={words.sandbox}
          columns={SANDBOX_COLUMNS}
        />
      </div>
      <div className="col-lg-6">
        <ResponseSample endpoint={endpoint} />
      </div>
    </div>
  );
}
