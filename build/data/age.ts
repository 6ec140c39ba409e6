import type { Source } from './sources.ts';

/** Publication times of a package's versions, as its registry gives them. */
export interface Published {
  newest: string;
  /** ISO 8601, by version. */
  time: Readonly<Record<string, string>>;
}

/** How old a list is, compared with its source. */
export interface Age {
  source: Source;
  used: string;
  newest: string;
  /** Day on which the used version was published. */
  published: string;
  /** Whether it is the newest one, and of the day that the site says. */
  isRight: boolean;
}

export function ageOf(source: Source, used: string, { newest, time }: Published): Age {
  const published = time[used]?.slice(0, 10) ?? 'an unknown day';
  const isRight = used === newest && (source.date === undefined || source.date === published);
  return { source, used, newest, published, isRight };
}
