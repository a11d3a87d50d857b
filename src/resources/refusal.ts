import { plainError, type ApiError } from '../contract/apiError';

/** A validation error as an API response would carry it, found here or by a page that got the form without script. */
export const refusal = ({ message, fields }: Pick<ApiError, 'message' | 'fields'>): ApiError => ({
  ...plainError('validation', 400, message),
  fields,
});
