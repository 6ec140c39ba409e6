import type { Step } from './plan.ts';
import { runSchedule } from './run-schedule.ts';

/** The shortest part of a plan, found by leaving out step after step, that still breaks a promise. */
export async function shrink(seed: number, plan: readonly Step[]): Promise<readonly Step[]> {
  for (let left = 0; left < plan.length; left++) {
    const shorter = plan.filter((_, index) => index !== left);
    if ((await runSchedule(seed, shorter)).length > 0) return shrink(seed, shorter);
  }
  return plan;
}
