import { later } from '#lib/later.ts';

/** Browsers read a blob some time after the click; a minute is more than enough. */
const REVOKE_AFTER_MS = 60_000;

const warning = later(() => import('./saving/warn-in-app.ts'));

/** Has the browser save bytes made on this page under a name. Whether they arrive it tells nobody. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  saveFrom(url, name);
}

/** Has the browser save what is at an address under a name. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  void warning.run(({ warnInApp }) => warnInApp());
}
