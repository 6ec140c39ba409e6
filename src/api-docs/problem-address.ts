import { DOMAIN } from '#facts/site.ts';

/** `type` of a problem: where the reference explains its code. */
export const problemAddress = (code: string): string =>
  `https://${DOMAIN}/apis/apiRefrence#problem.${code}`;
