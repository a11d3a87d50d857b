import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, notFound } from '../../httpError';
import { checkForm } from './checkForm';
import type { Pages } from './createPages';
import { readID } from './paths';

type Request = FastifyRequest<{ Params: { id: string }; Body?: Record<string, unknown> }>;

const priorities = { low: 'Low', normal: 'Normal', high: 'High' };
const readIssueID = ({ params }: Request): number => {
  const issueID = readID(params.id);
  if (issueID === undefined) throw notFound('Issue');
  return issueID;
};

/** The add-on for issues: an issue's own page, where the staff closes it and opens it again. */
export function issueRoutes(app: FastifyInstance, pages: Pages): void {
  const { issues } = app.forum;

  app.get('/issue/:id', async (request: Request, reply: FastifyReply) => {
    const issue = await issues.get(request.viewer, readIssueID(request));
    return pages.send(request, reply, '/issue', {
      title: issue.name,
      issue,
      priority: priorities[issue.priority],
    });
  });

  app.post('/issue/:id/state', async (request: Request, reply) => {
    const issueID = readIssueID(request);
    checkForm(request);
    const state = request.body?.state;
    if (state !== 'open' && state !== 'closed')
      throw invalid({ field: 'state', message: 'state must be open or closed.' });
    await issues.setState(request.viewer, issueID, state);
    return reply.redirect(`/issue/${issueID}`, 303);
  });
}
