import { CheckList } from '#components/CheckList.tsx';
import { CodeSample } from '#components/code/CodeSample.tsx';
import { FieldTable } from '#components/code/FieldTable.tsx';
import { ResponseSample } from '#components/code/ResponseSample.tsx';
import { ResponseTable } from '#components/code/ResponseTable.tsx';
import { Icon } from '#components/Icon.tsx';
import { Link } from '#components/Link.tsx';
import { HeadActions } from '#components/page-heads/HeadActions.tsx';
import { Links } from '#components/sections/Links.tsx';
import { Questions } from '#components/sections/Questions.tsx';
import { Split } from '#components/sections/Split.tsx';
import { Terms } from '#components/sections/Terms.tsx';
import { SpecimenHead } from '#components/specimen/SpecimenHead.tsx';
import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';
import { MarkdownLinks } from '#features/markdown/MarkdownLinks.tsx';
import { Run } from '#features/sandbox/Run.tsx';
import * as words from '#words/verification.tsx';

const SANDBOX_COLUMNS = [words.value, words.status, words.meaning];

/** What comes after the request. */
const ORDERS = {
  answers: ['request', 'answers', 'troubles', 'questions'],
  troubles: ['request', 'troubles', 'answers', 'questions'],
} as const;

/** A tool next to the document that it reads; its request with price and source; answers, troubles, questions. */
export default function Verification({ page }: { page: Page<'Verification'> }) {
  const blocks = {
    request: <Request page={page} />,
    answers: <Responses page={page} />,
    troubles: <Troubles page={page} />,
    questions: <MoreQuestions page={page} />,
  };
  return (
    <>
      <SpecimenHead head={page.head} document={page.document}>
        <NumberTool page={page} />
      </SpecimenHead>
      <MarkdownLinks page={page} />
      {ORDERS[page.follows].map((name, at) => (
        <section
          key={name}
          className={`section ${at % 2 === 1 ? 'section--sunken' : ''}`}
          aria-labelledby={`${name}-title`}
        >
          <div className="container">{blocks[name]}</div>
        </section>
      ))}
    </>
  );
}

function Troubles({ page: { troublesTitle, troubles } }: { page: Page<'Verification'> }) {
  return (
    <Split head={{ heading: troublesTitle }} titleId="troubles-title">
      {troubles.map(({ icon, title, text }) => (
        <div key={title} className="benefit">
          <div className="loop">{icon && <Icon name={icon} />}</div>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </Split>
  );
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
  page: { head, terms, checksTitle, checks, endpoint, note },
}: {
  page: Page<'Verification'>;
}) {
  return (
    <div className="row g-4 g-xl-5">
      <div className="col-lg-6">
        <Terms section={terms} titleId="request-title" />
        <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />
      </div>
      <div className="col-lg-6">
        <CodeSample endpoint={endpoint} />
        <Run id={endpoint.id} />
        <p className="mt-3 mb-0">{words.askForKey}</p>
      </div>
      <div className="col-lg-6">
        <h2>{checksTitle}</h2>
        <CheckList items={checks} className="mt-3" />
        <div className="note mt-4">
          <Icon name="lock" />
          <p>{note}</p>
        </div>
      </div>
      <div className="col-lg-6">
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
      </div>
    </div>
  );
}

function NumberTool({ page: { toolTitle, toolIntro } }: { page: Page<'Verification'> }) {
  return (
    <>
      <h2 id="tool-title">{toolTitle}</h2>
      <p className="m-0">{toolIntro}</p>
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
