import { defineWidget } from '../../src/index';
import { readProps } from './props';
import { UserCard } from './UserCard';

export const widget = defineWidget({
  props: readProps,
  fromLink: (link) => ({ userID: link.dataset['userid'] }),
  view: UserCard,
});
