import type { FastifyInstance } from 'fastify';
import { invalid } from '../../httpError';

/** Calls that name a section, or the group that a section is alone in, are answered with what is in it; one value is one section. */
export function sectionQuery(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const { siteSectionID, siteSectionGroup } = (request.query ?? {}) as Record<string, unknown>;
    for (const [field, value] of Object.entries({ siteSectionID, siteSectionGroup }))
      if (value !== undefined && typeof value !== 'string')
        throw invalid({ field, message: `${field} must be one value.` });
    const { subcommunities } = app.forum;
    const asked =
      typeof siteSectionID === 'string'
        ? siteSectionID
        : subcommunities.inGroup(request.viewer, siteSectionGroup);
    if (asked !== null) request.viewer = subcommunities.within(request.viewer, asked);
  });
}
