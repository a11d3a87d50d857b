import { createAddNoScript } from '../../src/render/createAddNoScript';
import { ServerLayout } from '../../widgets/layout/ServerLayout';
import { readProps } from '../../widgets/tabs/props';
import { TabWidget } from '../../widgets/tabs/TabWidget';
import { layoutWidgets } from '../support/layoutWidgets';
import { withFacts } from '../support/withFacts';

const addNoScript = createAddNoScript({
  widgets: [
    withFacts('tabs', { props: readProps, view: TabWidget }),
    ...['LeaderboardWidget', 'DiscussionsWidget', 'SiteTotalsWidget', 'GuestCallToActionWidget'].map((name) =>
      withFacts(layoutWidgets[name]!.folder, layoutWidgets[name]!.code),
    ),
  ],
  Layout: ServerLayout,
  words: () => ({}),
});
const node = ($reactComponent: string, $reactProps: object = {}, more: object = {}) => ({
  ...{ $reactComponent, $reactProps },
  ...more,
});
const known = (name: string, more: object = {}) => node(name, layoutWidgets[name]!.props, more);
const tab = (label: string, componentName: string) => ({
  ...{ label, componentName, componentProps: layoutWidgets[componentName]?.props ?? [] },
});
const impl = { $fragmentImpls: { SiteTotalsFragment: { fragmentUUID: 'a', jsUrl: '/a.js' } } };

function fill(children: unknown[], config: Record<string, unknown> = {}, parts = {}) {
  const layout = { layoutID: 1, layout: [node('SectionOneColumn', { children })], seo: { title: 'Home' } };
  const filled = addNoScript(layout, { url: 'http://localhost/', config, parts });
  const answer = filled.layout as {
    seo: { title: string; htmlContents: string };
    layout: [{ $seoContent: string; $reactProps: { children: Record<string, any>[] } }];
  };
  const [section] = answer.layout;
  return { ...filled, seo: answer.seo, section, nodes: section.$reactProps.children };
}

test('each widget brings its HTML for readers without script, and the layout that of all of them', () => {
  const { seo, section, nodes, problems } = fill([
    known('LeaderboardWidget'),
    null,
    known('DiscussionsWidget'),
  ]);
  expect(problems).toEqual([]);
  expect(nodes[0]!.$seoContent).toContain('Ada');
  expect(nodes[1]).toBeNull();
  expect(nodes[2]!.$seoContent).toContain('Which saw?');
  for (const whole of [seo.htmlContents, section.$seoContent]) {
    expect(whole).toContain('Ada');
    expect(whole.indexOf('Which saw?')).toBeGreaterThan(whole.indexOf('Ada'));
  }
  expect(seo.title).toBe('Home');
});

test('nothing in it waits for a script, and what a theme replaces is the built-in part', () => {
  const { seo } = fill(
    [known('DiscussionsWidget'), known('SiteTotalsWidget', impl), node('Poll', { pollID: 1 })],
    {
      meta: { globalFragmentImpls: { SiteTotalsFragment: { fragmentUUID: 'b', jsUrl: '/b.js' } } },
    },
  );
  expect(seo.htmlContents).toContain('Members');
  expect(seo.htmlContents).not.toMatch(/data-react|data-props|data-inlay-fragment|Poll/);
});

test('tabs bring the HTML of each of their widgets, of which a browser alone draws some', () => {
  const props = { tabs: [tab('Leaders', 'LeaderboardWidget'), tab('Other', 'WidgetThatNobodyHas')] };
  const [tabs] = fill([node('TabWidget', props)]).nodes;
  expect(tabs!.$seoContent).toContain('Leaders');
  const [leaders, other] = tabs!.$reactProps.tabs;
  expect(leaders).toMatchObject({ label: 'Leaders', $seoContent: expect.stringContaining('Ada') });
  expect(other).toEqual(props.tabs[1]);
});

test('it is the reader’s own: a member finds no call to guests, and neither finds HTML that does harm', () => {
  const user = { method: 'GET', path: 'users/me', query: {}, data: { userID: 3, name: 'Mara' } };
  const children = [
    known('GuestCallToActionWidget'),
    node('HtmlWidget', {
      html: '<p>Hi<img src=x onerror=alert(1)></p><script>1</script>',
      javascript: 'alert(2)',
    }),
  ];
  const [call, html] = fill(children).nodes;
  expect(call!.$seoContent).toContain('Sign In');
  expect(html!.$seoContent).toContain('Hi');
  expect(html!.$seoContent).not.toMatch(/onerror|script|alert/);
  const ofMember = fill(children, { preload: [user] });
  expect(ofMember.nodes[0]).not.toHaveProperty('$seoContent');
  expect(ofMember.seo.htmlContents).not.toContain('Sign In');
});

test('a host’s own HTML stands for what its page is about', () => {
  const { nodes, seo } = fill([node('OriginalPostAsset')], {}, { OriginalPostAsset: '<h1>Which saw?</h1>' });
  expect(nodes[0]!.$seoContent).toContain('<h1>Which saw?</h1>');
  expect(seo.htmlContents).toContain('<h1>Which saw?</h1>');
});

test('an answer that is no layout stays what it is', () => {
  for (const answer of [null, 'odd', { redirectTo: '/b', status: 302 }, { layout: 'odd' }])
    expect(addNoScript(answer, { url: 'http://localhost/', config: {} }).layout).toBe(answer);
});
