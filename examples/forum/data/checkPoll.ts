import type { PollInput } from '../forum';
import { invalid, type FieldError } from '../httpError';

const longest = 200;
const mostOptions = 12;

/** The question and its options without the space around them; empty options are left out. Throws 400 by field. */
export function checkPoll(input: Pick<PollInput, 'name' | 'options'>): { name: string; options: string[] } {
  const name = input.name.trim();
  const options = input.options.map((option) => option.trim()).filter(Boolean);
  const problems: (Pick<FieldError, 'field' | 'message'> & Partial<FieldError>)[] = [];
  if (name === '')
    problems.push({ field: 'name', code: 'missingField', message: 'A poll needs a question.' });
  else if (name.length > longest)
    problems.push({ field: 'name', code: 'maxLength', message: 'The question is too long.' });
  if (options.length < 2) problems.push({ field: 'options', message: 'A poll needs at least two options.' });
  else if (options.length > mostOptions)
    problems.push({ field: 'options', message: 'A poll has at most twelve options.' });
  else if (options.some((option) => option.length > longest))
    problems.push({ field: 'options', code: 'maxLength', message: 'An option is too long.' });
  else if (new Set(options.map((option) => option.toLowerCase())).size < options.length)
    problems.push({ field: 'options', message: 'Two options are the same.' });
  if (problems.length > 0) throw invalid(...problems);
  return { name, options };
}
