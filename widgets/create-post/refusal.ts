import type { ApiError } from '../../src/index';
import type { CreatePostProps } from './props';

/** What is wrong with the values, as an answer of the API would say it: found here, or by a page that they were sent to without us. */
export const refusal = ({ message, fields }: NonNullable<CreatePostProps['refused']>): ApiError => ({
  ...{ code: 'validation', status: 400, message, fields },
  description: null,
  actionButton: null,
});
