import type { FastifyInstance } from 'fastify';

/** Publishes scheduled posts when they are due, one round at a time, until the forum closes. */
export function publisher(app: FastifyInstance, seconds: number): void {
  let round: Promise<void> | null = null;
  const publish = () => {
    round ??= app.forum.drafts
      .publishDue()
      .then(
        (count) => void (count > 0 && app.log.info(`Published ${count} scheduled posts.`)),
        (error: unknown) => app.log.error(error),
      )
      .finally(() => {
        round = null;
      });
  };
  if (seconds === 0) return;
  const timer = setInterval(publish, seconds * 1000);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await round;
  });
}
