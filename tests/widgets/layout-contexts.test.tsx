import { act } from '@testing-library/react';
import { createRenderLayout } from '../../src/render/createRenderLayout';
import { contextAround, type ContextName } from '../../src/resources/layoutContexts';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { Layout } from '../../widgets/layout/Layout';
import { readProps } from '../../widgets/layout/props';
import { ServerLayout } from '../../widgets/layout/ServerLayout';

afterEach(stopPages);

const node = ($reactComponent: string, $reactProps: object = {}) => ({ $reactComponent, $reactProps });
const discussion = {
  ...{ discussionID: 9, name: 'Which saw?', categoryID: 5, closed: true, insertUserID: 7 },
  ...{ url: '/discussion/9', body: '<p>Two saws</p>', permissionsOverrides: { 'comments.add': true } },
};
const composer = node('CreateCommentProvider', { parentRecordType: 'discussion', parentRecordID: 9 });
const draft = node('DraftContextProvider', { recordType: 'comment', parentRecordID: 9, serverDraft: null });
const post = node('PostPageContextProvider', { discussion, discussionApiParams: [], initialPage: 2 });

/** A page with a layout of one widget, in these contexts. */
async function open(contexts: unknown) {
  document.body.innerHTML = '<main><div data-react="Layout"></div></main>';
  const { client } = testClient(() =>
    done({ titleBar: node('TitleBar'), layout: [node('Probe')], contexts, seo: {} }),
  );
  const page = await startPage({ client });
  const printed = document.querySelector('div')!;
  const clean = { ...readProps({ layoutViewType: 'post' }), printed };
  page.show({ props: () => clean, view: Layout }, {}, printed);
  await act(async () => undefined);
  const probe = document.querySelector('[data-react=Probe]')!;
  const around: (string | null)[] = [];
  for (let each: Element | null = probe; each; each = each.parentElement)
    if (each.hasAttribute('data-inlay-context')) around.push(each.getAttribute('data-inlay-context'));
  return {
    ...{ probe, around, bar: document.querySelector('[data-react=TitleBar]')! },
    problems: page.failures.map((failure) => String((failure as { error: unknown }).error)),
    ask: (name: ContextName) => contextAround(probe, name),
  };
}

test('the first context stands nearest to the widgets, and the title bar stands in none', async () => {
  const { around, bar, ask } = await open([composer, draft, post]);
  expect(around).toEqual([
    ...['CreateCommentProvider', 'DraftContextProvider'],
    // A post's page is a thread's too.
    ...['CommentThreadParentContext', 'PostPageContextProvider'],
  ]);
  expect(contextAround(bar, 'PostPageContextProvider')).toBeNull();
  expect(ask('CreateCommentProvider')).toEqual({ parentRecordType: 'discussion', parentRecordID: 9 });
  expect(ask('DraftContextProvider')).toMatchObject({ autosaveEnabled: true, parentRecordID: 9 });
  expect(ask('PostPageContextProvider')).toMatchObject({ discussion, initialPage: 2 });
  expect(ask('CommentThreadParentContext')).toMatchObject({
    ...{ recordType: 'discussion', recordID: 9, closed: true, categoryID: 5, currentPage: 2 },
    permissionsOverrides: { 'comments.add': true },
  });
  expect(ask('ParentRecordContextProvider')).toBeNull();
});

test('in any order each says the same', async () => {
  const { around, ask, problems } = await open([post, draft, composer]);
  expect(around[0]).toBe('CommentThreadParentContext');
  expect(ask('CreateCommentProvider')).toMatchObject({ parentRecordID: 9 });
  expect(ask('PostPageContextProvider')).toMatchObject({ discussion });
  expect(problems).toEqual([]);
});

test('what is unknown, or wrong, is told, and stands around nothing; the widgets are there all the same', async () => {
  const { probe, around, problems } = await open([
    ...[null, 'odd', node('GroupContext', { groupID: 3 }), draft],
    node('PostPageContextProvider', { discussion: { name: 'no number' } }),
    node('CommentThreadParentContext', { recordType: 'discussion', recordID: '<b>' }),
  ]);
  expect(probe).toBeInTheDocument();
  expect(around).toEqual(['DraftContextProvider']);
  expect(problems).toEqual([
    'Error: there is no context "GroupContext"',
    expect.stringContaining('PostPageContextProvider: discussion.discussionID'),
    expect.stringContaining('CommentThreadParentContext: recordID'),
  ]);
});

test.each([undefined, null, [], {}, 'odd'])('contexts that are %p are none', async (contexts) => {
  const { around, problems } = await open(contexts);
  expect(around).toEqual([]);
  expect(problems).toEqual([]);
});

test('around what a server has drawn whole stand only the rules that its forms go by', () => {
  const render = createRenderLayout({ widgets: [], Layout: ServerLayout, words: () => ({}) });
  const around = (...contexts: object[]) => {
    const { html } = render(
      { layout: [node('CreateCommentAsset')], contexts, seo: {} },
      { url: 'http://localhost/', config: {}, parts: { CreateCommentAsset: '<form></form>' } },
    );
    return [...html.matchAll(/data-inlay-context="(\w+)"/g)].map(([, name]) => name);
  };
  expect(around(composer, draft, post)).toEqual([]);
  const byHand = node('DraftContextProvider', { parentRecordID: 9, autosaveEnabled: false });
  expect(around(composer, byHand, post)).toEqual(['DraftContextProvider']);
});
