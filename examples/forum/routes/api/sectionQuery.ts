import type { FastifyInstance } from 'fastify';

/** Calls that name a section, or the group that a section is alone in, are answered with what is in it. */
export function sectionQuery(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const { siteSectionID, siteSectionGroup } = (request.query ?? {}) as Record<string, unknown>;
    const { subcommunities } = app.forum;
    const asked =
      typeof siteSectionID === 'string'
        ? siteSectionID
        : subcommunities.inGroup(request.viewer, siteSectionGroup);
    if (asked !== null) request.viewer = subcommunities.within(request.viewer, asked);
  });
}
