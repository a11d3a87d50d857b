import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord } from '../../../../src/contract/foreign';
import { notFound } from '../../httpError';
import type { Pages } from './createPages';
import { gallerySpecimens, type Specimen } from './gallerySpecimens';
import { readText, withQuery } from './paths';
import { readTokens } from './readTokens';

/** Name of a switch → its values, the first of which is what a page has without it. */
const switches = {
  around: ['plain', 'hostile'],
  look: ['own', 'contrast'],
  theme: ['system', 'light', 'dark'],
  locale: ['en', 'ar', 'pseudo'],
  density: ['normal', 'dense'],
  policy: ['strict', 'none'],
  network: ['quick', 'slow', 'broken'],
} as const;
/** Instead of one specimen's name. */
const groups: Record<string, (id: string) => boolean> = {
  fragments: (id) => id.endsWith('fragment'),
  content: (id) => id === 'postcontent',
  widgets: (id) => id !== 'postcontent' && !id.endsWith('fragment'),
};
/** Where add-ons' pages are shown: a tag for them looks at its page's address and nothing else. */
const routes = {
  id: 'routepage',
  section: '/gallery/at',
  paths: { 'RoutePage, claimed': '/badges/3', 'RoutePage, without its data': '/badges/999999999' },
};
type Switch = keyof typeof switches;

/** Every widget and fragment in its states, on a legacy page, for those who build and those who judge. */
export function galleryRoutes(app: FastifyInstance, pages: Pages): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, section = '') => {
    const query = (request.query ?? {}) as Record<string, unknown>;
    const chosen = Object.entries(switches).map(([name, values]) => {
      const asked = readText(query[name]);
      return { name, values, value: values.find((value) => value === asked) ?? values[0] };
    });
    const valueOf = (name: Switch) => chosen.find((each) => each.name === name)!.value;
    const only = section === '' ? readText(query.only) : routes.id;
    const specimens = await readSpecimens(app, request.viewer, section !== '');
    const shown = specimens.filter(({ id }) => !only || id === only || groups[only]?.(id));
    if (shown.length === 0) throw notFound('Specimen');
    if (valueOf('policy') === 'none') reply.removeHeader('content-security-policy');
    const asked = Object.fromEntries(chosen.map(({ name, value }) => [name, value]));
    return pages.send(request, reply, '/gallery', {
      title: 'Gallery',
      switches: chosen,
      only,
      ...{ around: valueOf('around'), look: valueOf('look'), dense: valueOf('density') === 'dense' },
      tokens: readTokens(readText(query.tokens) ?? ''),
      names: [
        ...[...Object.keys(groups), ...specimens.map(({ name }) => name)].map((name) => ({
          name,
          href: withQuery('/gallery', { ...asked, only: name.toLowerCase() }),
        })),
        ...(app.settings.addons.includes('badges') ? Object.entries(routes.paths) : []).map(
          ([name, path]) => ({ name, href: withQuery(`${routes.section}${path}`, asked) }),
        ),
      ],
      specimens: shown.map((specimen) =>
        show(specimen, only === specimen.id ? readText(query.props) : undefined),
      ),
      // An add-on's page, seen from here as if the gallery were a section of the forum.
      ...(section !== '' && { meta: { siteSection: { basePath: section } } }),
    });
  };
  app.get('/gallery', (request, reply) => send(request, reply));
  app.get(`${routes.section}/*`, (request, reply) => send(request, reply, routes.section));
}

async function readSpecimens(
  app: FastifyInstance,
  viewer: Parameters<typeof app.forum.discussions.get>[0],
  isSection: boolean,
) {
  const { rows } = await app.forum.discussions.list(viewer, { page: 1, limit: 1, expand: ['reactions'] });
  const first = rows[0];
  if (!first) throw notFound('Discussion');
  const { discussionID } = first;
  const [discussion, comments] = await Promise.all([
    app.forum.discussions.get(viewer, discussionID),
    app.forum.comments.list(viewer, { discussionID, page: 1, limit: 1, expand: ['insertUser', 'reactions'] }),
  ]);
  const [comment = null] = comments.rows;
  return gallerySpecimens({
    impls: app.themes.impls(),
    userID: viewer.userID,
    discussion,
    comment,
    addons: app.settings.addons,
    isSection,
  });
}

/** A specimen with the typed props, or its own when those are invalid. */
function show({ id, name, props, states }: Specimen, typed: string | undefined) {
  const edited = typed === undefined ? props : readProps(typed);
  const given = edited ?? props;
  return {
    ...{ id, name, edited: typed !== undefined },
    problem: edited === null ? 'These props are no JSON object.' : null,
    props: edited === null ? typed : JSON.stringify(given, null, 2),
    states: Object.entries(states).map(([state, html]) => ({ name: state, html: html(given) })),
  };
}

/** Null where it is no JSON object. Code is named by the forum, never by the address of a page. */
function readProps(text: string): Record<string, unknown> | null {
  try {
    const props: unknown = JSON.parse(text);
    if (!isRecord(props)) return null;
    const { $fragmentImpls: _impls, ...rest } = props;
    return rest;
  } catch {
    return null;
  }
}
