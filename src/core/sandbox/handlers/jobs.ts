import type { JobName } from '#core/sandbox/clock/job-names.ts';
import { billJobs } from './bills/jobs.ts';
import type { Job } from './handler.ts';
import { paymentJobs } from './payments/jobs.ts';
import { payoutJobs } from './payouts/jobs.ts';
import { settlementJobs } from './settlements/jobs.ts';
import { verificationJobs } from './verification/jobs.ts';
import { webhookJobs } from './webhooks/jobs.ts';

/** What happens at its time, by name. */
export const jobs: Readonly<Record<JobName, Job>> = {
  ...paymentJobs,
  ...payoutJobs,
  ...billJobs,
  ...settlementJobs,
  ...verificationJobs,
  ...webhookJobs,
};
