import type { ApiError } from '../../src/index';

/** What the server says of tags, by whichever name it knows them, belongs to the field that they are written in. */
export const atFields = (error: ApiError): ApiError => ({
  ...error,
  fields: error.fields.map((problem) =>
    ['tagIDs', 'newTagNames'].includes(problem.field) ? { ...problem, field: 'tags' } : problem,
  ),
});
