/** The shortest part of a plan, found by leaving out step after step, that still breaks something. */
export async function shrink<Step>(
  plan: readonly Step[],
  run: (plan: readonly Step[]) => Promise<string[]>,
): Promise<readonly Step[]> {
  for (let left = 0; left < plan.length; left++) {
    const shorter = plan.filter((_, index) => index !== left);
    if ((await run(shorter)).length > 0) return shrink(shorter, run);
  }
  return plan;
}
