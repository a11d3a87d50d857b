import { createDeployedApi } from '../../../../src/fragments/compat/createDeployedApi';
import { done, refused, testClient } from '../../../support/testClient';

test('paths from the root, queries in them and params end up where the client wants them', async () => {
  const { client, requests } = testClient(() => done([1]));
  const api = createDeployedApi(client);
  await expect(api.get('/discussions?page=2', { params: { limit: 5 } })).resolves.toMatchObject({
    status: 200,
    data: [1],
  });
  await api.post('comments', { body: 'x' });
  expect(requests).toEqual([
    { method: 'GET', path: 'discussions', query: { page: '2', limit: 5 } },
    { method: 'POST', path: 'comments', query: {}, body: { body: 'x' } },
  ]);
});

test('a failed call throws what axios throws', async () => {
  const { client } = testClient(() => refused(403));
  const failure = await createDeployedApi(client)
    .get('/x')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).toMatchObject({ isAxiosError: true, response: { status: 403 } });
});
