import { RunContext } from '#components/code/run-context.ts';
import { HeadPicture } from '#components/head-picture/HeadPicture.tsx';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import type { Page } from '#copy/types/page.ts';
import { MarkdownLinks } from '#features/markdown/MarkdownLinks.tsx';
import { Call } from '#features/reference/Call.tsx';
import { Fields } from '#features/reference/Fields.tsx';
import { Problems } from '#features/reference/Problems.tsx';
import { Tree } from '#features/reference/Tree.tsx';
import { useCallKeys } from '#features/reference/use-call-keys.ts';
import { Run } from '#features/sandbox/Run.tsx';
import '#features/reference/reference.scss';

/** Calls of one group of the API: a tree of all, each with its fields next to its sample, then errors and objects. */
export default function Reference({ page }: { page: Page<'Reference'> }) {
  const { labels, calls, problems, objects } = page;
  useCallKeys(calls);
  return (
    <>
      <PageHeader head={page.head}>
        <HeadPicture picture={page.picture} />
      </PageHeader>
      <MarkdownLinks page={page} />
      <div className="container ref">
        <Tree page={page} />
        <div className="ref__calls">
          <RunContext value={Run}>
            {calls.map(({ id }, at) => (
              <Call key={id} calls={calls} at={at} labels={labels} />
            ))}
          </RunContext>
          <p className="muted small">{labels.samples}</p>
          <Problems branches={problems} labels={labels} />
          {objects.length > 0 && <h2>{labels.objects}</h2>}
          {objects.map(({ id, rows }) => (
            <section className="ref-object" key={id} id={id} aria-labelledby={`${id}-title`}>
              <h3 id={`${id}-title`}>
                <code translate="no">{id}</code>
              </h3>
              <details>
                <summary>{labels.fields}</summary>
                <Fields anchor={id} rows={rows} labels={labels} />
              </details>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
