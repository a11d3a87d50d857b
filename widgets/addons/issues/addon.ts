import { defineAddon } from '../../../src/index';
import { lazyPart } from '../../../src/ui/lazyPart';

const IssueState = lazyPart(() => import('./IssueState').then((part) => part.IssueState), { name: 'issues' });

/** The forum's own issue tracker: the staff closes an issue where it hangs on a post, and opens it again. */
export const addon = defineAddon({
  key: 'issues',
  register({ extend }) {
    extend('attachments', 'issues', {
      attachmentType: 'forum-issue',
      icon: 'issue',
      view: IssueState,
      permission: 'staff.allow',
    });
  },
});
