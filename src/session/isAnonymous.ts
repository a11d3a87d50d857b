/** What a reader chose about data that name them: 1 none, 0 they may, -1 nothing chosen. */
export type PrivacyChoice = 1 | 0 | -1;

interface Surroundings {
  /** What the page says for those who chose nothing: meta `AnonymizeData`. */
  pageDefault: unknown;
  /** The browser's Global Privacy Control. */
  globalPrivacyControl: unknown;
}

/** Whether nothing that is counted about a reader may name them. Only their own choice overrides the browser's wish. */
export function isAnonymous(
  choice: PrivacyChoice,
  { pageDefault, globalPrivacyControl }: Surroundings,
): boolean {
  if (choice !== -1) return choice === 1;
  return globalPrivacyControl === true || [true, 1, '1', 'true'].includes(pageDefault as never);
}
