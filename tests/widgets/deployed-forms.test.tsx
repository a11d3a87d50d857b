import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainError } from '../../src/contract/apiError';
import { EditProfileFields } from '../../widgets/profile-fields/EditProfileFields';
import { readProps as readFields } from '../../widgets/profile-fields/props';
import { ImageUploadGroup } from '../../widgets/image-field/ImageUploadGroup';
import { readProps as readImage } from '../../widgets/image-field/props';
import { SectionPicker } from '../../widgets/section-picker/SectionPicker';
import { readProps as readPicker } from '../../widgets/section-picker/props';
import { Toaster } from '../../widgets/toaster/Toaster';
import { readProps as readToaster } from '../../widgets/toaster/props';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { plainMeta } from '../support/testUi';

afterEach(stopPages);

const member = { user: { userID: 7, name: 'Ada' }, permissions: ['session.valid'] };
/** What the server has printed in a tag. */
function printed(html: string): Element {
  const tag = document.createElement('div');
  tag.innerHTML = html;
  return tag;
}
const withPrinted =
  <Props,>(props: (given: Record<string, unknown>) => Props, tag?: Element) =>
  (given: Record<string, unknown>) => ({ ...props(given), printed: tag });

describe('a picture in a server’s form', () => {
  const file = new File(['x'], 'saw.png', { type: 'image/png' });
  const image = { mediaID: 4, url: 'http://localhost/uploads/saw.png', name: 'saw.png', type: 'image/png' };
  async function open(answer: Parameters<typeof testClient>[0], props: object = {}) {
    const page = await startPage({ client: testClient(answer).client, ...member });
    const form = document.createElement('form');
    document.body.append(form);
    const given = { inputName: 'Photo', label: 'Photo', description: 'A picture of you', ...props };
    page.show({ props: readImage, view: ImageUploadGroup }, given, form);
    return { form, sent: () => [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`) };
  }

  test('its address is sent; another is uploaded when it is chosen, and it can be taken out', async () => {
    const { sent } = await open(() => done(image), { initialValue: '/uploads/p.png' });
    expect(sent()).toEqual(['Photo=/uploads/p.png']);
    const input = screen.getByLabelText<HTMLInputElement>('Photo');
    expect(input).toHaveAccessibleDescription('A picture of you');
    await userEvent.upload(input, file);
    await waitFor(() => expect(sent()).toEqual([`Photo=${image.url}`]));
    expect(document.querySelector('img')).toHaveAttribute('src', image.url);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Photo' }));
    expect(sent()).toEqual(['Photo=']);
  });

  test('while it is on its way the form waits, and one that is refused leaves what was there', async () => {
    let answer = (_: ReturnType<typeof done> | ReturnType<typeof refused>) => {};
    const { form, sent } = await open(() => new Promise((resolve) => (answer = resolve)) as never, {
      value: '/uploads/p.png',
    });
    const input = screen.getByLabelText<HTMLInputElement>('Photo');
    await userEvent.upload(input, file);
    expect(form.checkValidity()).toBe(false);
    expect(screen.getByText('Uploading…')).toBeInTheDocument();
    await act(async () => answer({ outcome: 'failed', error: plainError('server', 500) } as never));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(form.checkValidity()).toBe(true);
    expect(sent()).toEqual(['Photo=/uploads/p.png']);
  });

  test('a foreign address is sent back as it came, and never loaded', async () => {
    const { sent } = await open(() => refused(500), { initialValue: 'javascript:alert(1)' });
    expect(document.querySelector('img')).toBeNull();
    expect(sent()).toEqual(['Photo=javascript:alert(1)']);
    expect(() => readImage({ label: 'x' })).toThrow('a field without a name');
  });
});

describe('profile fields', () => {
  const server = '<form action="/profile/edit"><input name="Location" value="Bergen"></form>';
  const open = async (
    fields: unknown,
    {
      userID = 7,
      reader = member as object,
      saved = true,
    }: { userID?: number; reader?: object; saved?: boolean } = {},
  ) => {
    const client = testClient(({ method, body }) =>
      method !== 'PATCH'
        ? done({ userID: 7, name: 'Ada', profileFields: fields })
        : saved
          ? done({
              profileFields: { ...(fields as object), ...(body as { profileFields: object }).profileFields },
            })
          : { outcome: 'failed', error: plainError('server', 500) },
    );
    const page = await startPage({ client: client.client, ...reader });
    page.show(
      { props: withPrinted(readFields, printed(server)), view: EditProfileFields },
      { userID, isOwnProfile: true },
    );
    return client;
  };

  test('each is a field of its kind, and what has changed is saved', async () => {
    const { requests } = await open({
      about: 'Makes chairs.',
      isMentor: false,
      tools: ['saw'],
      years: 3,
      odd: { a: 1 },
    });
    const about = await screen.findByRole('textbox', { name: 'About' });
    await userEvent.type(about, ' And tables.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Is mentor' }));
    expect(screen.getByRole('spinbutton', { name: 'Years' })).toHaveValue(3);
    expect(screen.queryByRole('textbox', { name: 'Odd' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        ...{ method: 'PATCH', path: 'users/7' },
        body: { profileFields: { about: 'Makes chairs. And tables.', isMentor: true } },
      }),
    );
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'About' })).toHaveValue('Makes chairs. And tables.'),
    );
  });

  test('what is refused stays typed', async () => {
    await open({ about: 'x' }, { saved: false });
    const about = await screen.findByRole('textbox', { name: 'About' });
    await userEvent.type(about, 'yz');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'About' })).toHaveValue('xyz');
  });

  test.each([
    ['a member without fields', {}, {}],
    ['fields of another kind', 'none', {}],
    ['another member', { about: 'x' }, { userID: 8 }],
    ['a guest', { about: 'x' }, { reader: {} }],
  ])('the server’s form stays for %s', async (_who, fields, more) => {
    const { requests } = await open(fields, more);
    await waitFor(() => expect(requests.filter(({ path }) => path === 'users/8')).toEqual([]));
    expect(document.querySelector('form[action="/profile/edit"] input')).toHaveValue('Bergen');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});

describe('the other parts of a forum', () => {
  const parts = [
    { siteSectionID: '1', name: 'English', url: '/en' },
    { siteSectionID: 2, name: 'العربية', url: '/ar' },
    { siteSectionID: 3, name: 'Elsewhere', url: 'javascript:alert(1)' },
    ...[null, 'x'],
  ];
  const open = async (answer: Parameters<typeof testClient>[0], slugs: unknown = ['/en', '/ar']) => {
    const client = testClient(answer);
    const raw = { siteSectionSlugs: slugs, siteSection: { sectionID: 2 } };
    const page = await startPage({ client: client.client, ...member, meta: { ...plainMeta, raw } });
    const tag = printed('<a href="/en">English</a>');
    page.show({ props: withPrinted(readPicker, tag), view: SectionPicker }, { buttonType: 'titleBarLink' });
    return client;
  };

  test('are asked for when they are opened, and stand in a menu', async () => {
    const { calls } = await open(() => done(parts));
    expect(calls()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Communities' }));
    const menu = within(await screen.findByRole('menu', { name: 'Communities' }));
    expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['English', 'العربية']);
    expect(menu.getByRole('menuitem', { current: true })).toHaveTextContent('العربية');
    expect(calls()).toEqual(['GET subcommunities']);
  });

  test('of which there are none keep what the server printed, without a call', async () => {
    const { calls } = await open(() => done(parts), []);
    expect(screen.getByRole('link', { name: 'English' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls()).toEqual([]);
  });
});

describe('a place for toasts', () => {
  const open = async (html: string, props: object = {}) => {
    const page = await startPage({ client: testClient(() => done([])).client });
    page.show({ props: withPrinted(readToaster, printed(html)), view: Toaster }, props);
  };
  test('what the server printed in it becomes a toast', async () => {
    await open(
      '<noscript>For robots</noscript><div class="InformMessage">Your <b>post</b> is saved &lt;again&gt;.</div>',
    );
    expect(await screen.findByText('Your post is saved <again>.')).toBeInTheDocument();
    expect(screen.queryByText(/robots/)).toBeNull();
  });
  test('its children may come as a prop; HTML in it is text', async () => {
    await open('<noscript>For robots</noscript>', {
      children: '<i onclick="x">Saved</i><img src=x onerror=alert(1)>',
    });
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(document.querySelector('img, [onclick]')).toBeNull();
  });
});
