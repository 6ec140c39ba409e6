import { checkInstallation } from '#pwa/check-installation.ts';
import { useNetwork } from '#store/network.ts';
import { type Finding, findingOf, type Progress, progressOf, reasonOf } from './in-words.ts';

/**
 * Checks the installation, and says what came of it. Rejects only when it is given up. A separate module, so that
 * it is loaded on demand.
 */
export async function check(
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Finding> {
  try {
    const report = await checkInstallation((soFar) => onProgress(progressOf(soFar)), signal);
    return findingOf(report, useNetwork.getState().online);
  } catch (error) {
    if (signal.aborted) throw error;
    return { tone: 'wait', text: reasonOf(error) };
  }
}
