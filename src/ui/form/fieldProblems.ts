import type { FieldProblem } from '../../contract/apiError';
import type { Failure } from '../errorWords';

/** What the server refused, by the dotted name of the field: `name`, `attributes.draftMeta.name`. */
export function fieldProblems(error: Failure): Map<string, string[]> {
  const problems = new Map<string, string[]>();
  if (error === null || typeof error !== 'object' || !('fields' in error)) return problems;
  for (const problem of error.fields) {
    const name = nameOf(problem);
    problems.set(name, [...(problems.get(name) ?? []), problem.message]);
  }
  return problems;
}

const nameOf = ({ path, field }: FieldProblem) => (path === '' ? field : `${path}.${field}`);
