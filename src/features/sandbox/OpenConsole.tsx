import { laterComponent } from '#components/later/later-component.tsx';
import type { SandboxLabels } from '#copy/types/sandbox.ts';

const Console = laterComponent(() => import('./console/Console.tsx'), {
  when: 'page',
  pack: 'api',
});

/** The console, loaded with the sandbox when its page is there. */
export function OpenConsole({ labels }: { labels: SandboxLabels }) {
  return (
    <div className="console-place">
      <Console labels={labels} />
    </div>
  );
}
