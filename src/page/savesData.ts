/** Readers who asked to save data fetch nothing ahead of their need. */
export const savesData = ({ navigator }: Window): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
