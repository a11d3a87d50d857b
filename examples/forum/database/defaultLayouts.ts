const words = {
  polls: { en: 'Polls', ar: 'الاستطلاعات' },
  over: { en: '<h2>Closed polls</h2>', ar: '<h2>الاستطلاعات المغلقة</h2>' },
  about: {
    en: '<p>Whoever may comment may vote, and change that vote until the poll is closed.</p>',
    ar: '<p>يمكن لكل من يحق له التعليق أن يصوّت، وأن يغيّر صوته إلى أن يُغلق الاستطلاع.</p>',
  },
};
const node = ($reactComponent: string, $reactProps: object) => ({ $reactComponent, $reactProps });
const html = (text: object) => node('HtmlWidget', { html: { $locale: text } });

/** The page of all polls: those that are open, and beside them how it works and those that are over. */
const polls = {
  title: { $locale: words.polls },
  layout: [
    node('SectionTwoColumns', {
      mainTop: [{ $hydrate: 'polls', closed: false }],
      secondaryTop: [html(words.about)],
      secondaryBottom: [html(words.over), { $hydrate: 'polls', closed: true }],
    }),
  ],
};

const says = (text: string, device = 'all') => ({
  ...html({ en: `<p>${text}</p>` }),
  $middleware: { visibility: { device } },
});

/** Everything that a layout can be made of, for the gallery. */
const gallery = {
  title: 'Gallery',
  layout: [
    node('SectionTwoColumns', {
      breadcrumbs: [
        node('Breadcrumbs', {
          children: [
            { name: 'Home', url: '/' },
            { name: 'Gallery', url: '/gallery' },
          ],
        }),
      ],
      mainTop: [says('What the page is about.'), node('UserCard', { userID: 3 })],
      secondaryTop: [says('Beside it.')],
    }),
    node('SectionThreeColumns', {
      leftTop: [says('Before it.')],
      middleTop: [says('What the page is about.'), node('WidgetThatNobodyHas', {})],
      rightTop: [says('Behind it.')],
    }),
    node('SectionTwoColumnsEven', { left: [says('One half.')], right: [says('The other.')] }),
    node('SectionOneColumn', {
      isNarrow: true,
      children: [says('On phones.', 'mobile'), says('On wider screens.', 'desktop')],
    }),
  ],
};

/** The layouts of every forum until they are changed. */
export const defaultLayouts = [
  { layoutViewType: 'pollList', name: 'Polls', content: polls },
  { layoutViewType: 'gallery', name: 'Gallery', content: gallery },
];
