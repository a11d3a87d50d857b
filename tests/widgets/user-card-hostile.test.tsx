import { cleanup, render } from '@testing-library/react';
import fixture from '../../widgets/user-card/fixture.json';
import { widget } from '../../widgets/user-card/widget';
import { htmlAttacks } from '../support/htmlAttacks';
import { startPage, stopPages } from '../support/startPage';
import { refused } from '../support/testClient';
import { urlAttacks } from '../support/urlAttacks';

const View = widget.view;
const { user } = fixture.cases[0]!.props;

afterEach(stopPages);

/** Shows a card, once the label is there, or a title in its place. */
async function show({ labelHtml, ...changes }: { labelHtml: string; title: string | null }) {
  const { wrapper } = await startPage({
    client: { send: () => Promise.resolve(refused(500)) },
    user: { userID: 1, name: 'Me' },
    permissions: ['profiles.view'],
  });
  const record = { ...user, ...changes, labelHtml: `<b>Gold</b>${labelHtml}` };
  const view = render(<View {...widget.props({ userID: 5, user: record })} />, { wrapper });
  if (changes.title === null) await view.findByText('Gold');
  else await view.findByRole('heading');
  return view.container;
}

test.each(Object.entries(htmlAttacks('https://evil.test')))(
  'T10: markup in a record, %s',
  async (_, attack) => {
    const fields = Object.fromEntries(
      ['name', 'label', 'email', 'photoUrl', 'url'].map((field) => [field, attack]),
    );
    const banned = 'script, iframe, object, embed, base, meta, form, style, input, [data-react], [srcdoc]';
    // The label is shown where there is no title.
    for (const title of [attack, null]) {
      const card = await show({ ...fields, labelHtml: attack, title });
      expect([...card.querySelectorAll(banned)].map(({ outerHTML }) => outerHTML)).toEqual([]);
      const names = [...card.querySelectorAll('*')].flatMap((each) => each.getAttributeNames());
      expect(names.filter((name) => name.startsWith('on'))).toEqual([]);
      cleanup();
    }
  },
);

const attacks = urlAttacks('evil.test').map((attack) => [attack.slice(0, 40), attack] as const);

test.each(attacks)('T15: an address in a record, %j', async (_, attack) => {
  const labelHtml = `<a href="${attack.replaceAll('"', '&quot;')}">label</a>`;
  const addresses = { photoUrl: attack, url: attack };
  const card = await show({ ...addresses, labelHtml, title: null });
  const found = [...card.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((each) =>
    ['href', 'src', 'action', 'formaction'].flatMap((name) => {
      const value = each.getAttribute(name);
      return value === null || value.startsWith('#') ? [] : [new URL(value, location.href)];
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ protocol }) => !/^(https?|mailto|tel):$/.test(protocol))).toEqual([]);
  const own = [...card.querySelectorAll<HTMLAnchorElement>('a[data-inlay-part]')].map(
    ({ href }) => new URL(href),
  );
  expect(own.filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== location.origin)).toEqual(
    [],
  );
});
