import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../httpError';
import { cameFrom } from './actionRoutes';
import type { PageData, Pages } from './createPages';
import { keptFields, sentAgain } from './keptFields';
import { ownPath, readText } from './paths';

const problem = {
  title: 'Permission Problem',
  text: "You don't have permission to view this resource.",
  back: 'Back to Home',
};
const missing = {
  title: 'Page Not Found',
  text: 'The page you were looking for could not be found.',
  back: 'Back to home page',
};
/** For a form with text. */
const gone = 'What this was written for is gone or closed to you. Your words are still here, to be copied.';
/** For text typed after the session ended. */
const signedOut = {
  title: 'You have been signed out',
  text: 'Your words are still here. Sign in in a new tab, then come back to this page and send them again.',
  back: 'Back to Home',
};
/** For a user who signed in again after the form was printed, perhaps as another user. */
const signedInAnew = {
  title: 'Nothing has been sent yet',
  text: 'You are signed in as {name} now. Look through your words, then send them again.',
  back: 'Back to Home',
};
const broken = { title: 'There was an error', text: 'Please try again later.', back: 'Back to Home' };

function wordsFor(status: number, error: unknown): typeof broken {
  if (status === 404) return missing;
  if (status === 401) return problem;
  const known = error instanceof HttpError ? error : null;
  // Internal permission names mean nothing on a page; our own sentences do.
  if (status === 403)
    return known?.description && !known.context.permissions
      ? { ...problem, text: known.description }
      : problem;
  if (known && status < 500)
    return { ...broken, text: known.errors[0]?.message ?? known.description ?? known.message };
  return broken;
}

/** Whatever a page route throws, as a page in the forum's frame with its own status. Typed text is kept. */
export function errorPages(app: FastifyInstance, pages: Pages): void {
  const send = (request: FastifyRequest, reply: FastifyReply, status: number, error: unknown) => {
    // Without a viewer the failure lies below the pages: a template would fail on it again.
    if (!request.viewer)
      return reply.code(status).type('text/plain; charset=utf-8').send(`${broken.title}. ${broken.text}`);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const kept = keptFields(request.url, body);
    const words = wordsFor(status, error);
    const isGone = words === missing || words === problem;
    const withSignIn = !request.viewer.user && (status === 403 || status === 401);
    const { user } = request.viewer;
    const isStale = user !== null && error instanceof HttpError && error.context.isOwn === true;
    const data: PageData = {
      ...words,
      ...(kept.length > 0 && isGone && (withSignIn ? signedOut : { text: gone })),
      ...(kept.length > 0 && isStale && signedInAnew),
      ...(kept.length > 0 && (isStale || (withSignIn && isGone)) && { again: sentAgain(request.url, body) }),
      userName: user?.name,
      status,
      errorStatus: status,
      withSignIn,
      backTo: request.method === 'GET' ? request.url : ownPath(readText(body.target), cameFrom(request, '/')),
      kept,
      // An address that only an add-on knows.
      mayBeAddons: status === 404 && error === null && app.settings.addons.length > 0,
    };
    return pages.send(request, reply, '/error', { ...data, title: pages.words(request).t(data.title) });
  };
  app.setNotFoundHandler((request, reply) => send(request, reply, 404, null));
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const status = (error instanceof HttpError ? error.status : error.statusCode) ?? 500;
    if (status >= 500) request.log.error(error);
    return send(request, reply, status, error);
  });
}
