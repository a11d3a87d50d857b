import type { FastifyInstance } from 'fastify';
import { createWords } from '../routes/pages/createWords';

/** Reads the words of every language once, for the pages and for what the API says itself. */
export function languages(app: FastifyInstance, root = process.cwd()): void {
  app.decorate('languages', createWords(root, app.settings.addons));
}
