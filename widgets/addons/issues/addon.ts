import { defineAddon } from '../../../src/index';
import { IssueState } from './IssueState';

/** The forum's own issue tracker: the staff closes an issue where it hangs on a post, and opens it again. */
export const addon = defineAddon({
  key: 'issues',
  register({ extend }) {
    extend('attachments', 'issues', {
      attachmentType: 'forum-issue',
      icon: 'issue',
      // Not in a part of its own: it takes the place of the server's button, at once.
      view: IssueState,
      permission: 'staff.allow',
    });
  },
});
