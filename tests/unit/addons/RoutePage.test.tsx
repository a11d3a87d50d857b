import { act, render, screen } from '@testing-library/react';
import { addExtension } from '../../../src/addons/addExtension';
import { RoutePage } from '../../../src/addons/RoutePage';
import { testUi } from '../../support/testUi';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function open(path: string, meta: Parameters<typeof testUi>[0] = {}) {
  window.history.replaceState(null, '', path);
  const { ui, failures, wrapper } = testUi(meta, { 'A page': 'Une page' });
  const add = (
    key: string,
    pattern: string,
    view: (props: { params: Record<string, string> }) => React.ReactNode,
  ) => addExtension(ui.extensions, 'routes', key, { path: pattern, name: 'A page', view }, `addon-${key}`);
  const printed = document.createElement('div');
  printed.innerHTML = '<p>What the server says.</p>';
  return { add, failures, show: () => render(<RoutePage printed={printed} />, { wrapper }) };
}

test("'routes': the add-on that claims the address shows its page, is told what stands in it, and names the document", () => {
  const { add, show } = open('/badges/7');
  add('other', '/wiki', () => <p>wiki</p>);
  add('badges', '/badges/:userID', ({ params }) => <h1>of {params.userID}</h1>);
  const { container } = show();
  expect(container).toHaveTextContent(/^of 7$/);
  expect(document.title).toBe('Une page - Forum');
});

test('the forum may stand in a folder, and the page in a section', () => {
  const { add, show } = open('/forum/es/badges/7', {
    context: { host: '/forum', debug: false, translationDebug: false, conversationsEnabled: true },
    raw: { siteSection: { basePath: '/es' } },
  });
  add('badges', '/badges/:userID', ({ params }) => <h1>of {params.userID}</h1>);
  expect(show().container).toHaveTextContent(/^of 7$/);
});

test('one that comes late and first takes its place; when all have gone the page is the server’s again', () => {
  const { add, show } = open('/badges/7');
  document.title = 'Not found - Forum';
  const end = add('badges', '/badges/:userID', () => <p>early</p>);
  const { container } = show();
  let endLate = () => {};
  act(() => {
    endLate = add('a', '/badges/7', () => <p>late</p>);
  });
  expect(container).toHaveTextContent(/^late$/);
  act(() => {
    endLate();
    end();
  });
  expect(container).toHaveTextContent(/^What the server says\.$/);
  expect(document.title).toBe('Not found - Forum');
});

test('one that throws is reported by its add-on and leaves an error page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { add, show, failures } = open('/badges/7');
  add('bad', '/badges/7', () => {
    throw new Error('broken');
  });
  show();
  expect(await screen.findByRole('heading', { name: 'There was an error' })).toBeInTheDocument();
  expect(failures).toEqual([expect.objectContaining({ widget: 'addon-bad', phase: 'render' })]);
});
