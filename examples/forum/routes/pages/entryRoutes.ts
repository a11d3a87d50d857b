import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../httpError';
import { byField } from './actionRoutes';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { ownPath, readText } from './paths';
import { addressIn } from './sectionPages';

interface Field {
  name: string;
  label: string;
  type: 'text' | 'email' | 'password';
  autocomplete: string;
  hint?: string;
}

interface Entry {
  title: string;
  action: string;
  submit: string;
  fields: Field[];
  other: { text: string; href: string; link: string };
}

const signIn: Entry = {
  title: 'Sign In',
  action: '/entry/signin',
  submit: 'Sign In',
  fields: [
    { name: 'name', label: 'Name or e-mail address', type: 'text', autocomplete: 'username' },
    { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' },
  ],
  other: { text: 'No account yet?', href: '/entry/register', link: 'Register' },
};

const register: Entry = {
  title: 'Register',
  action: '/entry/register',
  submit: 'Register',
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      autocomplete: 'username',
      hint: 'At least 3 characters. Everybody sees it.',
    },
    { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'email' },
    {
      name: 'password',
      label: 'Password',
      type: 'password',
      autocomplete: 'new-password',
      hint: 'At least 8 characters.',
    },
    { name: 'passwordConfirmation', label: 'Password again', type: 'password', autocomplete: 'new-password' },
  ],
  other: { text: 'Already a member?', href: '/entry/signin', link: 'Sign In' },
};

type Body = { Body: Record<string, unknown> };

export function entryRoutes(app: FastifyInstance, pages: Pages): void {
  const text = (value: unknown) => readText(value) ?? '';

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    entry: Entry,
    target: string,
    error?: HttpError,
  ) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const errors = byField(error?.errors ?? []);
    // The form comes back with its values, except passwords.
    const fields = entry.fields.map((field) => ({
      ...field,
      value: field.type === 'password' ? '' : text(body[field.name]),
    }));
    return pages.send(request, reply, '/entry', {
      ...entry,
      title: pages.words(request).t(entry.title),
      status: error?.status,
      fields,
      target,
      errors,
      firstError: fields.find((field) => errors[field.name])?.name,
      problem: error && error.errors.length === 0 ? error.message : undefined,
    });
  };

  const wire = (
    entry: Entry,
    open: (request: FastifyRequest<Body>) => Promise<Parameters<FastifyReply['startSession']>[0]>,
  ) => {
    app.get(entry.action, (request, reply) => {
      const target = ownPath(readText((request.query as Record<string, unknown>).target));
      return request.viewer.user ? reply.redirect(target, 303) : show(request, reply, entry, target);
    });
    app.post<Body>(entry.action, async (request, reply) => {
      checkForm(request);
      const target = ownPath(readText(request.body?.target));
      try {
        return await reply.startSession(await open(request)).redirect(target, 303);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const { retryAfter } = error.context;
        if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
        return show(request, reply, entry, target, error);
      }
    });
  };

  wire(signIn, ({ body, ip: address }) =>
    app.forum.sessions.signIn({ name: text(body?.name), password: text(body?.password), address }),
  );
  wire(register, ({ body, ip: address }) =>
    app.forum.sessions.register({
      name: text(body?.name),
      email: text(body?.email),
      password: text(body?.password),
      passwordConfirmation: text(body?.passwordConfirmation),
      address,
    }),
  );

  // Signing out changes something, so a link only asks and the form does it.
  app.get('/entry/signout', (request, reply) => {
    const { t } = pages.words(request);
    const target = ownPath(readText((request.query as Record<string, unknown>).target));
    if (!request.viewer.user) return reply.redirect(target, 303);
    return pages.send(request, reply, '/entry', {
      title: t('Sign Out'),
      text: t('Do you want to sign out?'),
      action: '/entry/signout',
      submit: 'Sign Out',
      target,
      // Words that are kept here go to the server first; its code sees to that.
      widgets: ['draftstoast'],
      tellsOfDrafts: true,
    });
  });
  const leave = async (request: FastifyRequest<Body>, reply: FastifyReply) => {
    checkForm(request);
    const { viewer, originalUrl } = request;
    const target = ownPath(readText(request.body?.target));
    if (viewer.user) await reply.endSession();
    const guest = await app.forum.sessions.viewer(undefined, viewer.origin);
    // Nothing tells a section that the reader may not enter from one that there is none of.
    const isInside = viewer.section !== undefined || originalUrl.startsWith('/entry/');
    const address = addressIn(request, target);
    const isOpen =
      isInside &&
      app.forum.subcommunities.isOpen(guest, address) &&
      (await app.forum.customPages.isAddress(guest, address));
    return reply.redirect(isOpen ? target : guest.url('/'), 303);
  };
  for (const path of ['/entry/signout', '/:folder/entry/signout']) app.post<Body>(path, leave);

  const confirm = '/entry/emailconfirmrequest';
  app.get(confirm, async (request, reply) => {
    const { t } = pages.words(request);
    const { user } = request.viewer;
    if (!user) return reply.redirect(`/entry/signin?target=${encodeURIComponent(confirm)}`, 303);
    const { email } = user;
    const title = t('Confirm your e-mail address');
    if (user.emailConfirmed)
      return pages.send(request, reply, '/entry', {
        title,
        text: t('Your e-mail address {email} is confirmed.', { email }),
      });
    if ((request.query as Record<string, unknown>).asked === '1')
      return pages.send(request, reply, '/entry', {
        title,
        text: t('The administrators have been asked to confirm {email}.', { email }),
      });
    return pages.send(request, reply, '/entry', {
      title,
      text: t(
        'Your e-mail address {email} has not been confirmed yet. This forum sends no mail of its own, but an administrator can confirm it.',
        { email },
      ),
      action: confirm,
      submit: 'Ask an administrator',
      target: '',
    });
  });
  app.post<Body>(confirm, async (request, reply) => {
    checkForm(request);
    await app.forum.notifications.askForConfirmation(request.viewer);
    return reply.redirect(`${confirm}?asked=1`, 303);
  });
}
