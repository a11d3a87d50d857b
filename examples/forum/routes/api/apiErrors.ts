import type { FastifyError, FastifyInstance } from 'fastify';
import { HttpError, mostErrors, type FieldError } from '../../httpError';

type Issue = NonNullable<FastifyError['validation']>[number];

const codes: Record<string, string> = {
  required: 'missingField',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minItems',
  maxItems: 'maxItems',
  minimum: 'minimum',
  maximum: 'maximum',
  multipleOf: 'multipleOf',
};

/** What people read, who see it beside the field; of the rest the validator's own words are good enough. */
function wordsOf({ keyword, message, params }: Issue): string {
  const limit = Number(params.limit).toLocaleString('en');
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'minLength':
      return `is too short: at least ${limit} character${params.limit === 1 ? '' : 's'}`;
    case 'maxLength':
      return `is too long: at most ${limit} character${params.limit === 1 ? '' : 's'}`;
    default:
      return message ?? 'is invalid';
  }
}

/** `/attributes/name` → path `attributes`, field `name`; a number in between is the position in a list. */
function fieldError(issue: Issue): FieldError {
  const { instancePath, keyword, params } = issue;
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  if (keyword === 'required') parts.push(String(params.missingProperty));
  const last = parts[parts.length - 1];
  const index = last !== undefined && /^\d+$/.test(last) ? Number(last) : undefined;
  if (index !== undefined) parts.pop();
  const field = parts.pop() ?? '';
  // What stands for none has no word.
  const words = Array.isArray(params.allowedValues) ? params.allowedValues.filter(Boolean) : [];
  const allowed = words.length > 0 ? `: ${words.join(', ')}` : '';
  return {
    field,
    ...(parts.length > 0 && { path: parts.join('.') }),
    ...(index !== undefined && { index }),
    code: codes[keyword] ?? 'invalid',
    status: 400,
    message: `${field} ${wordsOf(issue)}${allowed}.`,
  };
}

/** Every failure in the body shapes of the contract, and a 404 in JSON for paths that are no calls. */
export function apiErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    // Handlers of paths that no route has do not get the serializer of the routes.
    reply
      .code(404)
      .type('application/json; charset=utf-8')
      .serializer((data) => JSON.stringify(data))
      .send({ message: 'Page not found.', status: 404, description: null }),
  );
  app.setErrorHandler<FastifyError | HttpError>((thrown, request, reply) => {
    const { refusal } = request;
    const error =
      refusal && !(thrown instanceof HttpError && thrown.status === refusal.status) ? refusal : thrown;
    if (error instanceof HttpError) {
      const { status, message, description, context } = error;
      const { retryAfter, ...rest } = context;
      if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
      if (rest.errors) return reply.code(status).send({ message, status, errors: rest.errors });
      return reply.code(status).send({ message, status, description, ...rest });
    }
    // An ID that is no number names nothing.
    if (error.validationContext === 'params') {
      return reply.code(404).send({ message: 'Page not found.', status: 404, description: null });
    }
    if (error.validation?.some(({ instancePath, keyword }) => instancePath === '' && keyword === 'type')) {
      const message = 'The request body must be an object.';
      return reply.code(400).send({ message, status: 400, description: null });
    }
    if (error.validation) {
      const errors = error.validation.slice(0, mostErrors).map(fieldError);
      return reply.code(400).send({ message: 'Validation Failed', status: 400, errors });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ message: error.message, status, description: null });
    request.log.error(error);
    // What went wrong inside is for the log; outside it could tell an attacker about the tables.
    return reply.code(500).send({ type: 'Error', message: 'An error has occurred.', code: 500 });
  });
}
