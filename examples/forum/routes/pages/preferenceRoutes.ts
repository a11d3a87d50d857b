import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preferenceKeys } from '../../data/categoryPreferences';
import { notFound } from '../../httpError';
import { locales } from '../../data/locales';
import type { CategoryPreferences } from '../../wire';
import { cameFrom } from './actionRoutes';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { emails, followButton } from './followButton';
import { readID, readText, withQuery } from './paths';
import { patchOfForm, preferenceGroups } from './preferencesView';

type OfCategory = { Params: { urlcode: string }; Body: Record<string, unknown> };

const followedContent = '/profile/followed-content';
const personal = '/profile/preferences';

/** What members follow, and what they want to hear of: pages, and plain forms for readers without script. */
export function preferenceRoutes(app: FastifyInstance, pages: Pages): void {
  const { preferences, categories } = app.forum;
  const signIn = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(withQuery('/entry/signin', { target: request.url }), 303);

  app.post<OfCategory>('/category/:urlcode/follow', async (request, reply) => {
    checkForm(request);
    const { urlcode } = request.params;
    await preferences.follow(request.viewer, `$urlcode:${urlcode}`, request.body.followed === '1');
    return reply.redirect(cameFrom(request, `/category/${encodeURIComponent(urlcode)}`), 303);
  });

  app.post<OfCategory>('/category/:urlcode/preferences', async (request, reply) => {
    checkForm(request);
    const { viewer, params, body } = request;
    // What a form does not send is not checked; what it does not have stays as it is.
    const offered = [body.offered].flat();
    const keys = preferenceKeys.filter((key) => offered.includes(key));
    const patch = Object.fromEntries(keys.map((key) => [key, body[key] === '1']));
    const { categoryID } = await categories.get(viewer, `$urlcode:${params.urlcode}`);
    await preferences.updateCategory(viewer, categoryID, '$me', patch as Partial<CategoryPreferences>);
    return reply.redirect(withQuery(followedContent, { category: categoryID, saved: 1 }), 303);
  });

  app.get(followedContent, async (request, reply) => {
    const { t } = pages.words(request);
    const { viewer } = request;
    if (!viewer.user) return signIn(request, reply);
    const query = request.query as Record<string, unknown>;
    const asked = readText(query.category);
    if (asked !== undefined) {
      const categoryID = readID(asked);
      if (categoryID === undefined) throw notFound('Category');
      const [category, own] = await Promise.all([
        categories.get(viewer, categoryID),
        preferences.ofUser(viewer, '$me'),
      ]);
      const digest = own.DigestEnabled as { email?: boolean } | undefined;
      const mail = emails.enabled && viewer.can('email.view');
      return pages.send(request, reply, '/followed-category', {
        title: category.name,
        category,
        own: category.preferences,
        methods: mail ? ['popup', 'email'] : ['popup'],
        withDigest: emails.digest && mail && digest?.email === true,
        saved: query.saved !== undefined,
      });
    }
    const [followed, all] = await Promise.all([preferences.followed(viewer, '$me'), categories.list(viewer)]);
    return pages.send(request, reply, '/followed-content', {
      title: t('Followed Content'),
      widgets: ['categoryfollowdropdown'],
      rows: followed.flatMap((row) => {
        const category = all.find(({ categoryID }) => categoryID === row.categoryID);
        if (!category) return [];
        return { ...row, category, follow: followButton(viewer, category) };
      }),
    });
  });

  app.get(personal, async (request, reply) => {
    const { t } = pages.words(request);
    const { viewer } = request;
    if (!viewer.user) return signIn(request, reply);
    const [schema, own] = await Promise.all([preferences.schema(viewer), preferences.ofUser(viewer, '$me')]);
    return pages.send(request, reply, '/preferences', {
      title: t('Notification Preferences'),
      widgets: ['notificationpreferences'],
      saved: (request.query as Record<string, unknown>).saved !== undefined,
      preferences: {
        props: { userID: viewer.userID, schema, preferences: own, locales },
        groups: preferenceGroups(schema, own),
        language: own.NotificationLanguage,
      },
    });
  });

  app.post<{ Body: Record<string, unknown> }>(personal, async (request, reply) => {
    checkForm(request);
    await preferences.updateUser(request.viewer, '$me', patchOfForm(request.body));
    return reply.redirect(withQuery(personal, { saved: 1 }), 303);
  });
}
