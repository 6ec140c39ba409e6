/**
 * Whether the visitor forbids the site to keep anything. Chromium's database then fails with the very error
 * of a broken disk, where papers may lie that are had back when it answers again.
 */
export function refusesSiteData(): boolean {
  try {
    void localStorage;
    return false;
  } catch {
    return true;
  }
}
