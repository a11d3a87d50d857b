const node = ($reactComponent, $reactProps) => ({ $reactComponent, $reactProps });
const hydrated = ($hydrate, options) => ({ $hydrate, ...options });
const box = { containerOptions: { borderType: 'border' } };
const items = [
  'Hand tools',
  'Bread and baking',
  'Small electronics',
  'The allotment',
  'Bicycles',
  'Clocks',
].map((name, index) => ({
  name,
  to: '/discussions',
  description: 'What others have made, and how they went about it.',
  imageUrl: `/avatars/${index + 1}/${name.charAt(0)}.svg`,
}));
const call = (title) =>
  node('CallToActionWidget', {
    title,
    description: 'Show what you have made.',
    button: { title: 'Write', url: '/post/discussion' },
  });

/** A home page of fifteen widgets, headed by a banner with a search. */
export const homeLayout = {
  title: 'Home',
  layout: [
    node('SectionFullWidth', {
      children: [
        node('Banner', {
          title: 'Make it yourself',
          description: 'Ask, answer, and show what you are making.',
          placeholder: 'Search the forum',
          background: { image: '/static/banner-home-1280.webp' },
        }),
      ],
    }),
    node('SectionTwoColumns', {
      mainTop: [
        hydrated('categories', {
          title: 'Categories',
          containerOptions: { displayType: 'grid', maxColumnCount: 2 },
        }),
        node('HomeWidget', {
          title: 'Stories',
          itemData: items,
          containerOptions: { displayType: 'carousel' },
        }),
        hydrated('discussions', { title: 'Recent posts', apiParams: { limit: 10 } }),
        call('Have you finished something?'),
      ],
      mainBottom: [
        hydrated('discussions', {
          title: 'In short',
          apiParams: { limit: 5 },
          containerOptions: { displayType: 'link' },
        }),
        node('HomeWidget', {
          title: 'Start here',
          itemData: items,
          containerOptions: { displayType: 'grid' },
        }),
        node('HtmlWidget', { html: '<p>Rules are few: be kind, and say what it is made of.</p>' }),
      ],
      secondaryTop: [
        node('QuickLinks', {
          ...box,
          links: items.map(({ name, to }, id) => ({ id: String(id), name, url: to })),
        }),
        hydrated('leaders', { ...box, title: 'Leaders', apiParams: { limit: 5 } }),
        call('Come to the meeting'),
      ],
      secondaryBottom: [
        hydrated('categories', { title: 'All', containerOptions: { displayType: 'link' } }),
        hydrated('tags', { ...box, title: 'Popular tags', apiParams: { limit: 12 } }),
        hydrated('totals', {
          formatNumbers: true,
          labels: { user: 'Members', discussion: 'Posts', comment: 'Comments' },
        }),
        hydrated('guestCall', { title: 'Welcome', description: 'Read as much as you like.' }),
      ],
    }),
  ],
};

/** Makes it the home page of a forum. */
export async function plantHome(browser, url, storageState) {
  const context = await browser.newContext({ storageState });
  const headers = { 'x-requested-with': 'bench', referer: `${url}/` };
  const send = async (method, path, data) => {
    const answer = await context.request[method](`${url}/api/v2/${path}`, { data, headers });
    if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  try {
    const { layoutID } = await send('post', 'layouts', {
      name: 'x',
      layoutViewType: 'home',
      content: homeLayout,
    });
    await send('put', `layouts/${layoutID}/views`, [{ recordType: 'global', recordID: '-1' }]);
  } finally {
    await context.close();
  }
}
