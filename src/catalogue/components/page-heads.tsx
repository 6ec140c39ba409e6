import type { ReactElement } from 'react';
import { Breadcrumbs } from '#components/page-heads/Breadcrumbs.tsx';
import { HeadActions } from '#components/page-heads/HeadActions.tsx';
import { HeroHeader } from '#components/page-heads/HeroHeader.tsx';
import { PageHeader } from '#components/page-heads/PageHeader.tsx';
import { ToolHead } from '#components/page-heads/ToolHead.tsx';
import { head } from './head.ts';

/** Samples of `src/components/page-heads`. */
export const pageHeads = {
  Breadcrumbs: <Breadcrumbs crumbs={head.crumbs} />,
  HeadActions: <HeadActions head={head} first="btn-primary" rest="btn-outline-primary" />,
  HeroHeader: <HeroHeader head={head} />,
  PageHeader: <PageHeader head={head} />,
  ToolHead: <ToolHead head={head} />,
} satisfies Record<string, ReactElement>;
