import { useState } from 'react';
import type { ApiError } from '../../src/index';

const none: readonly string[] = [];

/** Fields changed since a refusal, of those that a form does not hear of: the editor and the pickers. */
export function useMended(error: ApiError | undefined) {
  const [last, setLast] = useState({ error, fields: none });
  return {
    mended: last.error === error ? last.fields : none,
    mend: (field: string) =>
      setLast((before) => {
        const fields = before.error === error ? before.fields : none;
        return before.error === error && fields.includes(field)
          ? before
          : { error, fields: [...fields, field] };
      }),
  };
}
