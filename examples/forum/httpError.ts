export interface FieldError {
  field: string;
  /** Dotted path of the parent, when the field is nested. */
  path?: string;
  /** Position in the parent, when that is a list. */
  index?: number;
  code: string;
  status: number;
  message: string;
}

/** A refusal. `context` is merged flat into the body of an API answer; pages show `message` and `description`. */
export class HttpError extends Error {
  override name = 'HttpError';

  constructor(
    readonly status: number,
    message: string,
    readonly description: string | null = null,
    readonly context: Record<string, unknown> = {},
  ) {
    super(message);
  }

  /** Field errors of a 400, or an empty list. */
  get errors(): FieldError[] {
    return (this.context.errors as FieldError[] | undefined) ?? [];
  }
}

export function notFound(resource: string, context: Record<string, unknown> = {}): HttpError {
  return new HttpError(404, `${resource} not found.`, null, context);
}

/** `internalNames` as the server calls them (`Vanilla.Discussions.Edit`): clients show them to administrators. */
export function permissionProblem(internalNames: string[], context: Record<string, unknown> = {}): HttpError {
  const description =
    internalNames.length === 1
      ? `You need the ${internalNames[0]} permission to do that.`
      : `You need one of ${internalNames.join(', ')} permissions to do that.`;
  return new HttpError(403, 'Permission Problem', description, { permissions: internalNames, ...context });
}

/** Field errors in one response: more are unreadable, and a hostile body could cause a hundred thousand. */
export const mostErrors = 20;

export function invalid(
  ...errors: (Pick<FieldError, 'field' | 'message'> & Partial<FieldError>)[]
): HttpError {
  const entries = errors.slice(0, mostErrors).map((error) => ({ code: 'invalid', status: 400, ...error }));
  const status = Math.max(...entries.map((entry) => entry.status));
  return new HttpError(status, 'Validation Failed', null, { errors: entries });
}

/** Checks two parts of an input, and throws the errors of both in one, so that a form shows them at once. */
export function checkBoth<One, Two>(first: () => One, second: () => Two): [One, Two] {
  const errors: FieldError[] = [];
  const attempt = <Part>(check: () => Part): Part | undefined => {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof HttpError) || error.errors.length === 0) throw error;
      errors.push(...error.errors);
      return undefined;
    }
  };
  const parts = [attempt(first), attempt(second)];
  if (errors.length > 0) throw invalid(...errors);
  return parts as [One, Two];
}
