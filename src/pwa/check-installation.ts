import {
  checkInstallationOf,
  type InstallationReport,
  readInstallationReport,
} from '#core/check-installation.ts';
import { prefix } from '#words/language.ts';

/** A worker that knows the question answers at once. */
const FIRST_ANSWER_MS = 10_000;
/** Between two answers it may fetch all pages over a slow network. */
const NEXT_ANSWER_MS = 120_000;

/** Why nothing could be checked: there is no worker, or it does not answer. */
export class NoCheckError extends Error {
  constructor(readonly reason: 'no-worker' | 'no-answer') {
    super(reason);
  }
}

/**
 * Has the worker read every file that it keeps, and fetch the damaged ones. From a page of another language than the
 * default one, that language is kept from then on.
 *
 * @param onProgress told after each file
 * @param signal stops listening; the worker carries on
 * @param keeps prefix of what is to be kept in addition from now on
 * @throws NoCheckError
 */
export async function checkInstallation(
  onProgress: (report: InstallationReport) => void,
  signal: AbortSignal,
  keeps = prefix,
): Promise<InstallationReport> {
  // Not the controller: a page that was reloaded past the worker has none.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = registration?.active;
  if (!worker) throw new NoCheckError('no-worker');
  const { port1: port, port2 } = new MessageChannel();
  return new Promise<InstallationReport>((resolve, reject) => {
    const waitFor = (ms: number) =>
      setTimeout(() => end(() => reject(new NoCheckError('no-answer'))), ms);
    let silence = waitFor(FIRST_ANSWER_MS);
    const end = (settle: () => void) => {
      clearTimeout(silence);
      port.close();
      settle();
    };
    port.onmessage = ({ data }) => {
      const report = readInstallationReport(data);
      if (!report) return;
      if (report.done) return end(() => resolve(report));
      clearTimeout(silence);
      silence = waitFor(NEXT_ANSWER_MS);
      onProgress(report);
    };
    signal.addEventListener('abort', () => end(() => reject(signal.reason)));
    worker.postMessage(checkInstallationOf(keeps || undefined), [port2]);
  });
}
