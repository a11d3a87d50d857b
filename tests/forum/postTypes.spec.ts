import { expect, test, type Client } from '../support/apiTest';

interface Type {
  postTypeID: string;
  postFields?: { postFieldID: string; formType: string }[];
}

const typesOf = async (client: Client) =>
  (await (await client.get('/post-types?isActive=true&expand=postFields')).json()) as Type[];
const fieldsOf = async (client: Client) =>
  (await typesOf(client))
    .find(({ postTypeID }) => postTypeID === 'repair')
    ?.postFields?.map((each) => each.postFieldID);

const post = { name: 'It hums', body: 'Help', format: 'text', categoryID: 9, postTypeID: 'repair' };
const filled = {
  ...{
    make: ' Lumen ',
    fault: 'Hums',
    condition: 'In parts',
    tools: ['Saw', 'Saw', ' '],
    bought: '1964-05-02',
  },
  ...{ age: 62, opened: true, phone: '0100', unknown: 'x' },
};

test('types and their fields, as far as a reader may begin such a post and fill them in', async ({ as }) => {
  const [guest, member, moderator] = [await as('guest'), await as('newcomer'), await as('moderator')];
  expect((await typesOf(guest)).map(({ postTypeID }) => postTypeID)).toEqual(['discussion', 'question']);
  const shown = ['make', 'fault', 'condition', 'tools', 'bought', 'age', 'opened', 'phone'];
  expect(await fieldsOf(member)).toEqual(shown);
  expect(await fieldsOf(moderator)).toEqual([...shown, 'shelf']);
  const [first] = (await (await member.get('/post-types')).json()) as Type[];
  expect(first).not.toHaveProperty('postFields');
  const fields = (await (await member.get('/post-fields?postTypeID=repair')).json()) as {
    formType: string;
  }[];
  expect(fields.map(({ formType }) => formType)).toEqual([
    'text',
    'text-multiline',
    'dropdown',
    'tokens',
    'date',
    'number',
    'checkbox',
    'text',
  ]);
});

test('a post keeps what stands in its fields, and shows each reader their part of it', async ({ as }) => {
  const [guest, member, moderator] = [await as('guest'), await as('newcomer'), await as('moderator')];
  const made = await member.post('/discussions', { ...post, postMeta: filled });
  expect(made.status()).toBe(201);
  const { discussionID, postTypeID, type } = await made.json();
  expect([postTypeID, type]).toEqual(['repair', 'question']);
  const metaOf = async (client: Client) =>
    (await (await client.get(`/discussions/${discussionID}?expand=postMeta`)).json()).postMeta;
  const shown = {
    ...{ make: 'Lumen', fault: 'Hums', condition: 'In parts', tools: ['Saw'], bought: '1964-05-02' },
    ...{ age: 62, opened: true },
  };
  expect(await metaOf(guest)).toEqual(shown);
  expect(await metaOf(member)).toEqual({ ...shown, phone: '0100' });
  expect(await (await member.get(`/discussions/${discussionID}`)).json()).not.toHaveProperty('postMeta');

  // Of a change only what was sent changes; what its writer does not see stays.
  const patched = (client: Client, postMeta: object) =>
    client.patch(`/discussions/${discussionID}`, { postMeta });
  expect((await patched(moderator, { shelf: 'B 4', age: '' })).status()).toBe(200);
  expect((await patched(member, { make: 'Other', shelf: 'mine' })).status()).toBe(200);
  expect(await metaOf(moderator)).toMatchObject({ make: 'Other', shelf: 'B 4', phone: '0100' });
  expect(await metaOf(moderator)).not.toHaveProperty('age');
  const edit = await (await member.get(`/discussions/${discussionID}/edit`)).json();
  expect(edit).toMatchObject({ postTypeID: 'repair', postMeta: { make: 'Other', phone: '0100' } });

  const list = async (query: string) =>
    ((await (await guest.get(`/discussions?limit=100&${query}`)).json()) as { discussionID: number }[]).map(
      (each) => each.discussionID,
    );
  expect(await list('postTypeID=repair')).toContain(discussionID);
  expect(await list('type=question')).toContain(discussionID);
  expect(await list('postTypeID=question')).not.toContain(discussionID);
  // Another type shows none of it, and gives it back with its own.
  await moderator.put(`/discussions/${discussionID}/type`, { type: 'discussion' });
  expect(await metaOf(member)).toEqual({});
  await moderator.put(`/discussions/${discussionID}/type`, {
    postTypeID: 'repair',
    postMeta: { make: 'Third' },
  });
  expect(await metaOf(guest)).toMatchObject({ make: 'Third', fault: 'Hums' });
  await moderator.delete(`/discussions/${discussionID}`);
});

for (const [what, change, at] of [
  ['required fields are empty', { make: ' ', condition: null }, ['postMeta make', 'postMeta condition']],
  ['a choice is none of the list', { condition: 'Fine' }, ['postMeta condition']],
  ['a date is none', { bought: '2026-02-31' }, ['postMeta bought']],
  ['a number is none', { age: 'old' }, ['postMeta age']],
  ['a number is beyond all measure', { age: 1e308 }, ['postMeta age']],
  ['a number is written with sixteen digits', { age: '-1000000000000000' }, ['postMeta age']],
  ['a text is too long', { make: 'x'.repeat(501) }, ['postMeta make']],
  ['a text is a list', { make: ['x'] }, ['postMeta make']],
  ['a token is too long', { tools: ['x'.repeat(101)] }, ['postMeta tools']],
] as const)
  test(`a post is refused at its field, beside what else is wrong: ${what}`, async ({ as }) => {
    const member = await as('newcomer');
    const answer = await member.post('/discussions', {
      ...post,
      name: '',
      postMeta: { ...filled, ...change },
    });
    expect(answer.status()).toBe(400);
    const { errors } = (await answer.json()) as { errors: { path?: string; field: string }[] };
    expect(errors.map(({ path = '', field }) => `${path} ${field}`.trim())).toEqual(['name', ...at]);
  });

test('a type is for its categories and its roles', async ({ as }) => {
  const [member, moderator] = [await as('newcomer'), await as('moderator')];
  const elsewhere = await member.post('/discussions', { ...post, categoryID: 7, postMeta: filled });
  expect([elsewhere.status(), (await elsewhere.json()).errors[0].field]).toEqual([400, 'postTypeID']);
  const unknown = await moderator.post('/discussions', { ...post, postTypeID: 'idea', postMeta: filled });
  expect([unknown.status(), (await unknown.json()).errors[0].field]).toEqual([400, 'postTypeID']);
});

/** A page's form as a browser without script sends it: what stands in its fields, and then what is written there. */
const openForm = async (member: Client, path: string) => {
  const page = await (await member.context.get(path)).text();
  const token = /name="TransientKey" value="([^"]*)"/.exec(page)![1]!;
  return { page, fields: { TransientKey: token, format: 'text' } };
};
const sendForm = (member: Client, path: string, form: Record<string, string>, origin: string) =>
  member.context.post(path, { form, headers: { origin }, maxRedirects: 0 });
const fieldIn = (page: string, name: string) =>
  new RegExp(`<[a-z]+[^>]*name="postMeta\\.${name}"[^>]*>(\\s*[^<]*)`).exec(page)?.[0] ?? '';

test('without script: the fields of a type are there, keep what was written, and go with the post', async ({
  as,
  forum,
}) => {
  const member = await as('newcomer');
  const path = '/post/repair/9';
  const { page, fields } = await openForm(member, path);
  expect(page).toContain('The café is open on Saturdays.');
  expect(page).toContain('Ask the repair café');
  for (const [name, control] of [
    ...[
      ['make', 'type="text"'],
      ['fault', '<textarea'],
      ['condition', '<select'],
      ['tools', 'type="text"'],
    ],
    ...[
      ['bought', 'type="date"'],
      ['age', 'type="number"'],
      ['opened', 'type="checkbox"'],
    ],
  ])
    expect(fieldIn(page, name!)).toContain(control);
  expect(fieldIn(page, 'shelf')).toBe('');

  const written = {
    ...{ ...fields, name: 'It hums', body: 'Help', categoryID: '9', postTypeID: 'repair' },
    ...{ 'postMeta.make': '', 'postMeta.fault': 'Hums', 'postMeta.condition': 'In parts' },
    ...{ 'postMeta.tools': 'Saw, Plane', 'postMeta.age': '62', 'postMeta.opened': 'true' },
  };
  const refused = await sendForm(member, path, { ...written, action: 'post' }, forum.url);
  expect(refused.status()).toBe(400);
  const again = await refused.text();
  expect(fieldIn(again, 'make')).toMatch(
    /aria-invalid="true" aria-describedby="post-postMeta.make-note post-postMeta.make-error"/,
  );
  expect(fieldIn(again, 'fault')).toContain('Hums');
  expect(fieldIn(again, 'tools')).toContain('value="Saw, Plane"');
  expect(fieldIn(again, 'opened')).toContain('checked');
  expect(again).toContain('<option value="In parts" selected>');

  // Kept as a draft, it comes back whole.
  const kept = await sendForm(
    member,
    path,
    { ...written, 'postMeta.make': 'Lumen', action: 'draft' },
    forum.url,
  );
  expect(kept.status()).toBe(303);
  const [draft] = (await (await member.get('/drafts?recordType=discussion&limit=1')).json()) as {
    draftID: number;
  }[];
  const { attributes } = await (await member.get(`/drafts/${draft!.draftID}`)).json();
  expect(attributes.draftMeta).toMatchObject({
    postTypeID: 'repair',
    postMeta: { make: 'Lumen', tools: ['Saw', 'Plane'], age: 62, opened: true, bought: null },
  });
  const back = await openForm(member, `/post/editdiscussion/0/${draft!.draftID}`);
  expect(fieldIn(back.page, 'make')).toContain('value="Lumen"');
  expect(fieldIn(back.page, 'tools')).toContain('value="Saw, Plane"');

  const sent = await sendForm(
    member,
    path,
    { ...written, 'postMeta.make': 'Lumen', draftID: String(draft!.draftID), action: 'post' },
    forum.url,
  );
  const discussionID = Number(/\/discussion\/(\d+)/.exec(sent.headers().location!)![1]);
  const made = await (await member.get(`/discussions/${discussionID}?expand=postMeta`)).json();
  expect(made).toMatchObject({
    ...{ type: 'question', postTypeID: 'repair' },
    postMeta: { make: 'Lumen', condition: 'In parts', tools: ['Saw', 'Plane'], age: 62, opened: true },
  });
  // And a change of it begins with them; its type is not chosen again.
  const edit = `/post/editdiscussion/${discussionID}`;
  const change = await openForm(member, edit);
  expect(fieldIn(change.page, 'fault')).toContain('Hums');
  expect(change.page).not.toContain('name="postTypeID"');
  await sendForm(
    member,
    edit,
    { ...written, ...change.fields, 'postMeta.make': 'Other', action: 'post' },
    forum.url,
  );
  const changed = await (await member.get(`/discussions/${discussionID}?expand=postMeta`)).json();
  expect(changed.postMeta).toMatchObject({ make: 'Other', fault: 'Hums' });
  await (await as('moderator')).delete(`/discussions/${discussionID}`);
});

test('without script: another type shows its own fields, and nothing that was written is lost', async ({
  as,
  forum,
}) => {
  const member = await as('newcomer');
  const path = '/post/discussion/9';
  const { page, fields } = await openForm(member, path);
  expect([fieldIn(page, 'make'), page.includes('<option value="repair">')]).toEqual(['', true]);
  const written = { ...fields, name: 'It hums', body: 'Help me', categoryID: '9', postTypeID: 'repair' };
  const shown = await sendForm(member, path, { ...written, action: 'type' }, forum.url);
  const other = await shown.text();
  expect(shown.status()).toBe(200);
  expect(fieldIn(other, 'make')).not.toBe('');
  for (const words of ['value="It hums"', 'Help me', '<option value="repair" selected>'])
    expect(other).toContain(words);
  // Where the type does not belong, it is not offered.
  expect((await openForm(member, '/post/discussion/7')).page).not.toContain('<option value="repair"');
  expect((await member.context.get('/post/idea-of-nobody/9')).status()).toBe(404);
});

const repair = {
  ...{ name: 'It hums', body: 'Help me', postTypeID: 'repair', 'postMeta.make': 'Lumen' },
  ...{ 'postMeta.fault': 'Hums', 'postMeta.condition': 'In parts', 'postMeta.tools': 'Saw, Plane' },
};

test('without script: a category that the type is not for is refused at the type, with every word', async ({
  as,
  forum,
}) => {
  const member = await as('newcomer');
  const path = '/post/repair/9';
  const { fields } = await openForm(member, path);
  const form = { ...fields, ...repair, categoryID: '7', action: 'post' };
  const refused = await sendForm(member, path, form, forum.url);
  expect(refused.status()).toBe(400);
  const page = await refused.text();
  expect(page).toMatch(/<select [^>]*name="postTypeID"[^>]*aria-describedby="post-postTypeID-error"/);
  expect(page).toMatch(/id="post-postTypeID-error"><p>Posts of this type do not belong in this category\./);
  for (const words of ['value="It hums"', 'Help me', '<option value="7" selected>'])
    expect(page).toContain(words);
  expect(page).toContain('<option value="repair" selected>');
  for (const name of ['make', 'fault', 'tools'] as const)
    expect(fieldIn(page, name)).toContain(repair[`postMeta.${name}`]);
  expect(page).toContain('<option value="In parts" selected>');

  // Kept as a draft it is still of that type.
  await sendForm(member, path, { ...form, action: 'draft' }, forum.url);
  const [draft] = (await (await member.get('/drafts?recordType=discussion&limit=1')).json()) as {
    draftID: number;
  }[];
  const { attributes } = await (await member.get(`/drafts/${draft!.draftID}`)).json();
  expect(attributes.draftMeta).toMatchObject({ postTypeID: 'repair', postMeta: { make: 'Lumen' } });
  const back = await openForm(member, `/post/editdiscussion/0/${draft!.draftID}`);
  expect(fieldIn(back.page, 'make')).toContain('value="Lumen"');
  await member.delete(`/drafts/${draft!.draftID}`);
});

test('without script: a post keeps its type and saves its fields in whatever category', async ({
  as,
  forum,
}) => {
  const [member, moderator] = [await as('newcomer'), await as('moderator')];
  const made = await member.post('/discussions', { ...post, postMeta: filled });
  const { discussionID } = await made.json();
  const path = `/post/editdiscussion/${discussionID}`;
  const change = async (form: Record<string, string>) => {
    const { fields } = await openForm(member, path);
    const sent = await sendForm(
      member,
      path,
      { ...fields, ...repair, ...form, categoryID: '7', action: 'post' },
      forum.url,
    );
    expect(sent.status()).toBe(303);
    return (await member.get(`/discussions/${discussionID}?expand=postMeta`)).json();
  };
  expect(await change({ 'postMeta.make': 'Moved' })).toMatchObject({
    ...{ categoryID: 7, postTypeID: 'repair' },
    postMeta: { make: 'Moved', fault: 'Hums', tools: ['Saw', 'Plane'] },
  });
  // Where it stands now its form still has them.
  const { page } = await openForm(member, path);
  expect(fieldIn(page, 'make')).toContain('value="Moved"');
  expect(page).not.toContain('name="postTypeID"');
  expect(await change({ 'postMeta.make': 'Again' })).toMatchObject({ postMeta: { make: 'Again' } });
  await moderator.delete(`/discussions/${discussionID}`);
});

test('a draft that lacks what its type demands, or its category, is given no date', async ({ as }) => {
  const moderator = await as('moderator');
  const draft = (postMeta: object, categoryID = 9) => ({
    ...{
      recordType: 'discussion',
      parentRecordType: 'category',
      parentRecordID: 9,
      draftStatus: 'scheduled',
    },
    dateScheduled: new Date(Date.now() + 86_400_000).toISOString(),
    attributes: {
      ...{ body: 'Words', format: 'text', draftType: 'discussion' },
      draftMeta: { name: 'Later', postTypeID: 'repair', categoryID, postMeta },
    },
  });
  const refused = await moderator.post('/drafts', draft({ condition: 'In parts' }));
  expect(refused.status()).toBe(400);
  expect((await refused.json()).errors).toEqual([
    expect.objectContaining({ path: 'attributes.draftMeta.postMeta', field: 'make' }),
  ]);
  const whole = { make: 'Lumen', condition: 'In parts' };
  const elsewhere = await moderator.post('/drafts', draft(whole, 7));
  expect(elsewhere.status()).toBe(400);
  expect((await elsewhere.json()).errors).toEqual([
    expect.objectContaining({ path: 'attributes.draftMeta', field: 'postTypeID' }),
  ]);
  const taken = await moderator.post('/drafts', draft(whole));
  expect(taken.status()).toBe(201);
  await moderator.delete(`/drafts/${(await taken.json()).draftID}`);
});

test('a post shows what stands in its fields: on its own page, and to each reader their part', async ({
  as,
}) => {
  const [guest, member, moderator] = [await as('guest'), await as('newcomer'), await as('moderator')];
  const made = await member.post('/discussions', { ...post, postMeta: { ...filled, make: '<b>Lumen' } });
  const { discussionID } = await made.json();
  await moderator.patch(`/discussions/${discussionID}`, { postMeta: { shelf: 'B 4' } });
  const factsFor = async (client: Client) => {
    const page = await (await client.context.get(`/discussion/${discussionID}`)).text();
    return [...page.matchAll(/<dt><bdi>([^<]*)<\/bdi><\/dt>/g)].map(([, name]) => name);
  };
  const shown = [
    'Make and model',
    'What it does, and what it should do',
    'Condition',
    'Tools at hand',
    'Bought on',
    'Age in years',
    'I have opened it',
  ];
  expect(await factsFor(guest)).toEqual(shown);
  expect(await factsFor(member)).toEqual([...shown, 'Telephone']);
  expect(await factsFor(moderator)).toEqual([...shown, 'Telephone', 'Shelf']);
  const page = await (await guest.context.get(`/discussion/${discussionID}`)).text();
  for (const words of ['&lt;b&gt;Lumen', 'May 2, 1964', '62', 'Yes']) expect(page).toContain(words);
  await moderator.delete(`/discussions/${discussionID}`);
});
