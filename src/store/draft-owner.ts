/** A page that lives answers within this time, also one in the background. */
const ANSWER_MS = 1_000;

/** Answers from now on, for as long as the page lives, that some drafts have an owner. */
export function answerAsOwner(name: string): void {
  const channel = open(name);
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'whose') channel.postMessage('mine');
  });
}

/** Whether a page that lives owns these drafts. Where it cannot be asked it is taken to. */
export async function hasOwner(name: string): Promise<boolean> {
  const channel = open(name);
  if (!channel) return true;
  try {
    return await new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => data === 'mine' && resolve(true));
      channel.postMessage('whose');
      setTimeout(() => resolve(false), ANSWER_MS);
    });
  } finally {
    channel.close();
  }
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Refused with all storage.
  }
}
