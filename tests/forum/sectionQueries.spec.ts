import { expect, test } from '../support/apiTest';

const calls = [
  'categories',
  'tags',
  'discussions',
  'categories/search?query=',
  'search?query=a',
  'users/by-names?name=a*',
  'subcommunities',
];
for (const path of calls)
  test(`${path}: a call names one section, and is not answered for the whole forum else`, async ({ as }) => {
    const guest = await as('guest');
    const ask = (more: string) => guest.get(`/${path}${path.includes('?') ? '&' : '?'}${more}`);
    for (const name of ['siteSectionID', 'siteSectionGroup'])
      for (const asked of [`${name}[a]=1`, `${name}=1&${name}=2`, `${name}[]=1&${name}[]=2`]) {
        const answer = await ask(asked);
        expect.soft(answer.status(), asked).toBe(400);
        const { errors } = (await answer.json()) as { errors?: object[] };
        expect.soft(errors, asked).toContainEqual(expect.objectContaining({ field: name }));
      }
  });

for (const path of ['categories', 'tags', 'discussions'])
  test(`${path}: a list of one section is that section, as for other values`, async ({ as }) => {
    const guest = await as('guest');
    const read = async (query: string) => (await guest.get(`/${path}?${query}`)).json();
    const [one, list, whole] = [
      await read('siteSectionID=2'),
      await read('siteSectionID[]=2'),
      await read('limit=30'),
    ];
    expect(list).toEqual(one);
    expect(one).not.toEqual(whole);
  });
