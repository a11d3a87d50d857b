import { render } from '@testing-library/react';
import type { RouteAddress, RouteLayout } from '../../../src/contract/extensions';
import { loadLayout } from '../../../src/addons/loadLayout';
import { testUi } from '../../support/testUi';

afterEach(() => window.history.replaceState(null, '', '/'));

/** A page whose widget for layouts says what it was asked for. */
function open(path: string) {
  window.history.replaceState(null, '', path);
  const { ui } = testUi({}, { Polls: 'Sondages' });
  const props = jest.fn((given: object) => given);
  const view = (given: object) => <p>{JSON.stringify(given)}</p>;
  const facts = { names: ['Layout'] as const, serves: 'layouts' };
  const registry = { entries: () => [{ facts, load: async () => ({ props, view }) } as never] };
  const load = (layout: (address: RouteAddress) => RouteLayout, params = {}) =>
    loadLayout(ui, registry, { path: '/', name: 'Polls', layout }, { params });
  return { ui, load };
}

test('a route’s layout is asked for by what stands in the address, under the route’s name', async () => {
  const { load } = open('/polls/7?sort=new');
  const layout = ({ params, query }: RouteAddress) => ({
    ...{ layoutViewType: 'pollList', recordID: params.id },
    params: { sort: query.sort },
  });
  const View = await load(layout, { id: '7' });
  const { container } = render(<View params={{}} printed={{ childNodes: [] }} />);
  expect(JSON.parse(container.textContent)).toEqual({
    layoutViewType: 'pollList',
    recordID: '7',
    params: { sort: 'new' },
    title: 'Sondages',
    printed: { childNodes: [] },
  });
});

test('what the address does not have is not asked for, nor a number that is none', async () => {
  const { load } = open('/polls');
  const View = await load(({ query }) => ({
    layoutViewType: 'pollList',
    params: { sort: query.sort, page: Number(query.page), limit: 0 },
  }));
  const { container } = render(<View params={{}} printed={{ childNodes: [] }} />);
  expect(JSON.parse(container.textContent)).toMatchObject({ params: { limit: 0 } });
  expect(container.textContent).not.toMatch(/sort|page/);
});

test('a page that cannot show layouts says so, and its server’s HTML stays', async () => {
  const { ui } = open('/polls');
  const route = { path: '/', name: 'Polls', layout: () => ({ layoutViewType: 'pollList' }) };
  await expect(loadLayout(ui, { entries: () => [] }, route, { params: {} })).rejects.toThrow('layouts');
});
