/** Whether the browser asks to save data. Those that do not say so count as no. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
