import { plainError, type ApiError } from '../contract/apiError';

/** What is wrong with the values, as an answer of the API would say it: found here, or by a page that they were sent to without us. */
export const refusal = ({ message, fields }: Pick<ApiError, 'message' | 'fields'>): ApiError => ({
  ...plainError('validation', 400, message),
  fields,
});
