/**
 * Runs a job one at a time. However often it is called while the job runs, that makes one more run of it, and every
 * caller waits for the last one.
 *
 * @param job returns whether it is to run once more
 */
export function oneAtATime(job: () => Promise<boolean>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again = false;
  const runAll = async () => {
    try {
      do {
        again = false;
        if (await job()) again = true;
      } while (again);
    } finally {
      running = undefined;
    }
  };
  return () => {
    if (running) again = true;
    else running = runAll();
    return running;
  };
}
