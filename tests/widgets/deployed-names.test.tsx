import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WidgetCode } from '../../src/contract/widget';
import { deployedProps } from '../support/deployed/pages';
import { widgetFolders } from '../support/deployed/startDeployed';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';

// Parts come later, at no moment that a test knows.
beforeEach(() => void Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(stopPages);

const codeOf = (name: string) =>
  widgetFolders
    .find(({ facts }) => facts.names.some((each) => each.toLowerCase() === name.toLowerCase()))!
    .load() as unknown as WidgetCode;
const member = { userID: 7, name: 'Ada', roleIDs: [8] };
const evil = '<img src=x onerror=alert(1)>';

async function open(
  name: string,
  props: object,
  answer = testClient(() => refused(500)),
  permissions = ['session.valid'],
) {
  const page = await startPage({ client: answer.client, user: member, permissions });
  document.body.append(document.createElement('form'));
  const view = page.show(codeOf(name), props, document.querySelector('form')!);
  return { ...page, ...view, ...answer, form: document.querySelector('form')! };
}
const sent = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`);

const mine = [
  ...[
    'CategoryPicker',
    'AboutMeWidget',
    'ProfileOverviewWidget',
    'ProfileAnalyticsWidget',
    'FollowedContent',
  ],
  ...['ReactionListModule', 'LegacyFlagDropdown', 'LegacyIntegrationsOptionsMenuItems', 'TrollComment'],
  ...['legacyPostMeta', 'PrivateFieldIndicator', 'tokensInputInLegacyForm', 'datepickerInLegacyForm'],
  ...['toaster', 'imageUploadGroup', 'EditProfileFields', 'subcommunity-chooser'],
];

test.each(mine)(
  '%s: each prop of any other type is left out, or the whole is left to the server',
  async (name) => {
    const given = deployedProps[name];
    const props = (typeof given === 'function' ? given('member') : given) as Record<string, unknown>;
    const odd = [null, [], {}, 'text', evil, -1, 1e308, true, [null, [], 'x', { name: evil }]];
    for (const key of Object.keys(props))
      for (const value of odd) {
        let page;
        try {
          page = await open(name, { ...props, [key]: value });
        } catch (error) {
          expect((error as Error).name).toBe('ForeignError');
          continue;
        } finally {
          if (!page) stopPages();
        }
        expect(page.container.querySelector('img[onerror]')).toBeNull();
        for (const link of page.container.querySelectorAll('a[href]'))
          expect(link.getAttribute('href')).toMatch(/^(https?|mailto|tel):/);
        stopPages();
      }
  },
);

test('a category is picked in a form of the server and sent by the field’s name', async () => {
  const { form } = await open('CategoryPicker', deployedProps.CategoryPicker as object);
  const field = screen.getByRole('combobox', { name: 'Category' });
  expect(field).toHaveAccessibleDescription('All tools');
  expect(sent(form)).toEqual(['CategoryID=5']);
  expect(screen.getByRole('option', { name: /Saws/ })).toBeDisabled();
  await userEvent.selectOptions(field, '');
  expect(sent(form)).toEqual(['CategoryID=']);
});

test('dates and tokens are sent as the server’s own fields send them', async () => {
  const day = await open('datepickerInLegacyForm', {
    inputName: 'Born',
    initialValue: '2000-01-31 00:00:00',
    label: 'Born',
  });
  expect(screen.getByLabelText('Born')).toHaveValue('2000-01-31');
  expect(sent(day.form)).toEqual(['Born=2000-01-31']);
  stopPages();
  const { form } = await open('tokensInputInLegacyForm', {
    ...{ inputName: 'Tags', label: 'Tags', initialValue: ['gone', 2] },
    options: { 1: 'One', 2: 'Two' },
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'One' }));
  expect(sent(form)).toEqual(['Tags[]=gone', 'Tags[]=2', 'Tags[]=1']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

test('what is known of a member and of a post is a list of names and values', async () => {
  await open('ProfileOverviewWidget', deployedProps.ProfileOverviewWidget as object);
  const [place, tools] = screen.getAllByRole('definition');
  expect(place).toHaveTextContent('Bergen');
  expect(within(tools!).getAllByRole('listitem')).toHaveLength(2);
  stopPages();
  await open('ProfileAnalyticsWidget', deployedProps.ProfileAnalyticsWidget as object);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Posts',
    'Visits',
    'Points',
    'Joined',
    'Last Active',
  ]);
  stopPages();
  const fields = {
    size: { label: 'Size', value: 'Large' },
    odd: { label: 'Odd' },
    fit: { label: 'Fits', value: true },
  };
  for (const postFields of [fields, Object.values(fields)]) {
    await open('legacyPostMeta', { postFields });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Large', 'Yes']);
    stopPages();
  }
});

test('a post is reported from a deployed page’s flag menu by those who may', async () => {
  await open('LegacyFlagDropdown', deployedProps.LegacyFlagDropdown as object);
  expect(screen.queryByRole('button')).toBeNull();
  stopPages();
  await open(
    'LegacyFlagDropdown',
    deployedProps.LegacyFlagDropdown as object,
    testClient(() => done([])),
    ['session.valid', 'flag.add'],
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('a category is left from the list of those that are followed; a refusal is told, and it stays', async () => {
  let answer = refused(500);
  const rows = [{ categoryID: 5, name: 'Tools', url: '/categories/tools' }, { categoryID: 'x' }, null];
  const client = testClient(({ method }) => (method === 'PATCH' ? answer : done(rows)));
  await open('FollowedContent', { userID: 7 }, client);
  const button = await screen.findByRole('button', { name: 'Unfollow Tools' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  answer = done({});
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(client.requests.at(-1)).toMatchObject({
    path: 'categories/5/preferences/7',
    body: { 'preferences.followed': false },
  });
});

test('who a member is comes from the forum, and a failure offers another try', async () => {
  let fails = true;
  await open(
    'AboutMeWidget',
    { userID: 5 },
    testClient(() => (fails ? refused(500) : done({ userID: 5, name: 'Bo', title: 'Smith' }))),
  );
  fails = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Bo' })).toHaveAttribute(
    'href',
    'http://localhost/profile/5/Bo',
  );
});
