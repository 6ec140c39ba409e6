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
import { useTool } from '#components/tools/tool-context.ts';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#content/types/page.ts';
import { Run } from '#features/sandbox/Run.tsx';
import * as words from '#words/verification.tsx';

const SANDBOX_COLUMNS = [words.value, words.status, words.meaning];

/** One documented request: checks and fields beside its sample, a tool, its responses, where it is used. */
export default function Verification({ page }: { page: Page<'Verification'> }) {
  const uses = {
    kind: 'features',
    columns: 3,
    heading: page.usesTitle,
    items: page.uses,
  } as const;
  return (
    <>
      <PageHeader head={page.head} />
      <Request page={page} />
      <NumberTool page={page} />
      <Responses page={page} />
      <section className="section section--sunken" aria-labelledby="uses-title">
        <div className="container">
          <Features section={uses} titleId="uses-title" />
        </div>
      </section>
      <section className="section" aria-labelledby="questions-title">
        <div className="container">
          <Questions section={page.questions} titleId="questions-title" />
          <div className="section__more">
            <Links section={{ kind: 'links', label: words.related, items: page.related }} />
          </div>
        </div>
      </section>
    </>
  );
}

function Request({
  page: { checksTitle, checks, endpoint, note },
}: {
  page: Page<'Verification'>;
}) {
  return (
    <section className="section section--tight" aria-label={words.request}>
      <div className="container">
        <div className="row g-4 g-xl-5">
          <div className="col-lg-6">
            <h2>{checksTitle}</h2>
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
      </div>
    </section>
  );
}

function NumberTool({ page: { toolTitle, toolIntro } }: { page: Page<'Verification'> }) {
  return (
    <section id="check" className="section section--sunken" aria-labelledby="tool-title">
      <div className="container">
        <SectionHead head={{ heading: toolTitle, intro: toolIntro }} titleId="tool-title" />
        <WithoutScripts />
        {useTool()}
      </div>
    </section>
  );
}

function Responses({
  page: { responsesTitle, responsesIntro, endpoint },
}: {
  page: Page<'Verification'>;
}) {
  return (
    <section className="section" aria-labelledby="responses-title">
      <div className="container">
        <div className="row g-4 g-xl-5">
          <div className="col-lg-6">
            <h2 id="responses-title">{responsesTitle}</h2>
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
      </div>
    </section>
  );
}
