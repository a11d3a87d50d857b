import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import type { PageMeta } from '../../src/contract/pageConfig';
import { selectDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { widget } from '../../widgets/post-menu/widget';
import { startPage } from './startPage';
import { done, testClient } from './testClient';
import { plainMeta } from './testUi';

/** What the page tells of it. */
export const saw = {
  ...{ discussionID: 5, name: 'The saw', categoryID: 7, insertUserID: 3, type: 'discussion' },
  ...{ pinned: true, pinLocation: 'recent', closed: false, sink: false, resolved: false, muted: false },
  dismissed: false,
  category: { name: 'Woodworking', url: '/category/woodworking' },
};
/** What its menu asks for. */
export const all = [
  ...['discussions.edit', 'discussions.delete', 'discussions.moderate', 'discussions.announce', 'flag.add'],
  ...['community.manage', 'curation.manage', 'staff.allow', 'tags.add'],
];
const raw = {
  'tagging.enabled': true,
  'triage.enabled': true,
  postTypes: ['discussion', 'question'].map((each) => ({ postTypeID: each, name: each, baseType: each })),
};

interface Given {
  answer?: (request: ApiRequest) => ApiResult | Promise<ApiResult>;
  user?: number;
  permissions?: string[];
  props?: object;
  limit?: number;
  meta?: Partial<PageMeta>;
}

/** The menu of discussion 5, which user 3 wrote. */
export async function openPostMenu({
  answer = () => done(null),
  user = 9,
  permissions = [],
  props = {},
  limit = -1,
  meta,
}: Given = {}) {
  const { client, requests, calls } = testClient(answer);
  const page = await startPage({
    client,
    user: user === 0 ? null : { userID: user, name: 'Ada' },
    permissions,
    meta: {
      raw,
      featureFlags: { escalations: true },
      ui: { ...plainMeta.ui, editContentTimeout: limit },
      ...meta,
    },
  });
  page.show(widget, {
    ...{ recordType: 'discussion', recordID: 5, userID: 3, url: '/discussion/5/the-saw', label: 'The saw' },
    discussion: saw,
    ...props,
  });
  const keys = userEvent.setup();
  const button = () => screen.queryByRole('button', { name: 'Discussion Options' });
  const openMenu = async () => {
    await keys.click(button()!);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.querySelector('[role^=menuitem]')).toHaveFocus());
    return menu;
  };
  const item = (name: RegExp) => screen.getByRole('menuitemcheckbox', { name });
  const record = () => selectDiscussion(page.store.getState(), 5)!;
  return { ...page, keys, button, openMenu, item, record, requests, calls };
}
