/**
 * Whether the visitor forbids the site to keep anything. Chromium's database then fails with the very error
 * of a broken disk, where documents may lie that are there once it responds again.
 */
export function refusesSiteData(): boolean {
  try {
    void localStorage;
    return false;
  } catch {
    return true;
  }
}
