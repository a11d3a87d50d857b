import { defineWidget } from '../../src/index';
import { readProps } from './props';
import { UserCard } from './UserCard';

export const widget = defineWidget({
  names: ['UserCard'],
  element: 'keep',
  when: 'visible',
  links: '.js-userCard[data-userid]',
  props: readProps,
  fromLink: (link) => ({ userID: link.dataset['userid'] }),
  view: UserCard,
});
