import type { ApiError } from '../../src/index';
import type { CreatePostProps } from './props';

/** What a page says of values that were sent without us, as an answer of the API would say it. */
export const refusal = ({ message, fields }: NonNullable<CreatePostProps['refused']>): ApiError => ({
  ...{ code: 'validation', status: 400, message, fields },
  description: null,
  actionButton: null,
});
