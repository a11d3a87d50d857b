import { connect } from 'node:net';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { startForumServer } from '../support/forumServer';

test('the forum ends although a browser keeps a line open on which it has asked nothing', async () => {
  const forum = await startForumServer();
  const { hostname, port } = new URL(forum.url);
  const line = connect(Number(port), hostname);
  await once(line, 'connect');
  expect(await forum.stop()).toBe(true);
  line.destroy();
});
