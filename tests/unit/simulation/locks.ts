/** Web Locks of one device that are shared, as the standard has them: each ends with its work, or with its process. */
export class Locks {
  readonly #held = new Set<{ name: string }>();

  /**
   * As one page has them.
   *
   * @param onEnd hears how to take away what that page holds
   * @param travel how long an answer takes to reach it
   */
  for(onEnd: (release: () => void) => void, travel = async () => {}) {
    const held = this.#held;
    return {
      async request(name: string, { mode }: LockOptions, work: () => Promise<unknown>) {
        if (mode !== 'shared') throw new Error('Only shared locks are simulated.');
        const lock = { name };
        await travel();
        held.add(lock);
        onEnd(() => held.delete(lock));
        await travel();
        await work().finally(() => held.delete(lock));
      },
      async query() {
        const answer = { held: [...held], pending: [] };
        await travel();
        return answer;
      },
    };
  }
}
