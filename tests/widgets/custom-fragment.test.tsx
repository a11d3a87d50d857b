import { act, screen } from '@testing-library/react';
import type { FragmentPlace } from '../../src/contract/fragments';
import { CustomFragment } from '../../widgets/custom-fragment/CustomFragment';
import { readProps } from '../../widgets/custom-fragment/props';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(stopPages);

const impl = { fragmentType: 'CustomFragment', fragmentUUID: 'a1', jsUrl: '/api/v2/fragments/a1/js' };
const manager = {
  method: 'GET',
  path: 'users/$me/permissions',
  query: {},
  data: { permissions: [{ type: 'global', permissions: { 'site.manage': true } }] },
};

/** The tag of a page with a fragment in it, and the place that the fragments' code was given. */
async function open(props: object, { html = '', preload = [] as object[] } = {}) {
  document.body.innerHTML = `<div data-react="CustomFragmentWidget">${html}</div>`;
  const tag = document.querySelector<HTMLElement>('[data-react]')!;
  const { client } = testClient(({ path }) => done(path.includes('permissions') ? manager.data : []));
  const page = await startPage({ client, ...(preload.length > 0 && { preload }) } as never);
  const places: FragmentPlace[] = [];
  page.ui.fragments = {
    impls: undefined,
    load: async () => ({
      attach: (place: FragmentPlace) => {
        places.push(place);
        return { update: () => undefined, detach: () => undefined };
      },
    }),
  } as never;
  const clean = { ...readProps(props), printed: tag };
  page.show({ props: () => clean, view: CustomFragment } as never, {}, tag);
  await act(async () => undefined);
  return { ...page, place: () => places.at(-1), container: () => document.body };
}

test('everything but the fragment goes to the fragment as it is, by whatever name', async () => {
  const own = { greeting: 'Hi', printed: 1, anchor: 'top', onClose: null, calledAs: [], list: [{ a: 1 }] };
  const { place } = await open({ fragmentImpl: impl, ...own });
  expect(place()).toMatchObject({ type: 'CustomFragment', impl });
  expect(place()!.props).toEqual(own);
});

test('a page’s own tag names its fragment in `$fragmentImpls`', async () => {
  const { place } = await open({ $fragmentImpls: { CustomFragment: impl }, word: 'x' });
  expect(place()).toMatchObject({ impl, props: { word: 'x' } });
});

test.each(['system', 'styleguide', 5, null])(
  'where the fragment is %j, what the server put there stays',
  async (other) => {
    const { place } = await open({ fragmentImpl: other }, { html: '<p>Of the server</p>' });
    expect(place()).toBeUndefined();
    expect(screen.getByText('Of the server')).toBeInTheDocument();
  },
);

test('until its code is there what the server put there stays, or an empty box; a failure that would leave nothing is said', async () => {
  const { place, container } = await open({ fragmentImpl: impl });
  expect(container()).toHaveTextContent(/^$/);
  act(() => place()!.onState('shown'));
  act(() => place()!.onState('failed'));
  expect(screen.getByRole('alert')).toHaveTextContent('Error Loading Fragment');
});

test('where the server has put something, a failure leaves that', async () => {
  const { place } = await open({ fragmentImpl: impl }, { html: '<p>Of the server</p>' });
  act(() => place()!.onState('failed'));
  expect(screen.getByText('Of the server')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
