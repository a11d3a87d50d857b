import type * as v from 'valibot';

/** What is due, in valibot's words → in those of who wrote it. */
const due: Record<string, string> = {
  Array: 'This must be a list.',
  Object: 'This must be an object.',
  string: 'This must be a text.',
  number: 'This must be a number.',
  boolean: 'This must be true or false.',
};

/** A fault that the schema has no words of its own for, for who writes the JSON. */
export function plainIssue({ type, expected, received, requirement }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'Nothing of this name belongs here.';
  if (received === 'undefined') return 'This is missing.';
  if (type === 'max_length') return `This has at most ${String(requirement)} characters.`;
  if (type === 'picklist') {
    const words = [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, word]) => word);
    return `This must be one of ${words.join(', ')}.`;
  }
  if (type === 'safe_integer') return 'This must be a whole number.';
  return due[expected ?? ''] ?? 'This does not belong here.';
}
