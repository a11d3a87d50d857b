import { renderHook } from '@testing-library/react';
import { useEditorServices } from '../../../src/resources/useEditorServices';
import { startPage, stopPages } from '../../support/startPage';
import { done, testClient } from '../../support/testClient';

afterEach(stopPages);

test.each([
  ['those of its own section', { siteSection: { sectionID: 'es' } }, 'es'],
  ['of a forum that numbers its sections, too', { siteSection: { sectionID: 0 } }, 0],
  ['of the whole forum where it has no section', {}, undefined],
  ['or one that nobody can name', { siteSection: { sectionID: {} } }, undefined],
  ['or none', { siteSection: null }, undefined],
])('whom a post can mention, a page asks of %s', async (_, raw, siteSectionID) => {
  const ada = { userID: 5, name: 'Ada', photoUrl: null };
  const { client, requests } = testClient(() => done([ada]));
  const { wrapper } = await startPage({ client, meta: { raw } });
  const { lookUp } = renderHook(() => useEditorServices(raw), { wrapper }).result.current;
  requests.length = 0;
  expect(await lookUp('ad')).toEqual({ users: [ada] });
  expect(requests).toMatchObject([{ path: 'users/by-names/', query: { name: 'ad*', limit: 50 } }]);
  expect(requests[0]!.query!.siteSectionID).toBe(siteSectionID);
});
