import type { Page } from '#copy/types/page.ts';
import type { ReferenceLabels } from '#copy/types/reference.ts';
import type { Path } from '#routes/paths.ts';
import { type GroupName, groups } from './kit/operation.ts';
import { pictures } from './pictures.ts';
import { referenceCalls, referenceProblems } from './reference.ts';
import { referenceObjects } from './reference-objects.ts';
import { languages } from './samples/languages.ts';

const pathOf = (group: GroupName): Path => `/apis/reference/${group}`;

const labels: ReferenceLabels = {
  tree: 'Calls of the API',
  open: 'All calls',
  find: {
    label: 'Find a call, field or error',
    hint: 'Such as refund, ifsc or state_conflict.',
    none: 'Nothing of that name.',
    failed: 'The index could not be loaded. Please try again with a network.',
  },
  sample: 'Request',
  language: 'Language',
  languages: languages.map(({ id, label }) => ({ id, label })),
  notLoaded: 'This language could not be loaded. Please try again with a network.',
  scope: 'Scope',
  headers: 'Headers',
  query: 'Query',
  body: 'Body',
  required: 'required',
  returns: 'Returns',
  problems: 'Errors',
  again: 'May I send it again, and with which Idempotency-Key?',
  next: 'Next',
  answer: 'Answer',
  objects: 'Objects',
  fields: 'Fields',
  page: 'The product',
  samples:
    'All values here are made up. Each sample runs unchanged against the sandbox for your machine.',
};

/**
 * The page of a group of calls.
 *
 * @param texts what is said of the group alone
 */
export function referencePage(
  group: GroupName,
  { description, lead }: { description: string; lead: string },
): Page<'Reference'> {
  return {
    view: 'Reference',
    meta: { title: `API reference: ${groups[group]}`, description, section: 'API reference' },
    head: {
      heading: groups[group],
      lead,
      crumbs: [
        { label: 'APIs', to: '/apis' },
        { label: 'API reference', to: '/apis/apiRefrence' },
        { label: groups[group] },
      ],
    },
    picture: pictures[group],
    labels,
    groups: Object.entries(groups).map(([name, label]) => ({
      label,
      to: pathOf(name as GroupName),
      here: name === group,
    })),
    calls: referenceCalls(group),
    problems: referenceProblems(group),
    objects: referenceObjects(group),
  };
}
