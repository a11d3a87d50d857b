import { defineAddon } from '../../../src/index';
import { loadBadges } from '../../../src/resources/honours';
import { AuthorBadges } from './AuthorBadges';
import { CardBadges } from './CardBadges';
import './badges.css';

/** What members were given for what they did: on their card, and beside their name. */
export const addon = defineAddon({
  key: 'badges',
  register({ extend }) {
    extend('userCard.content', 'badges', { view: CardBadges, load: loadBadges, order: 10 });
    extend('post.author', 'badges', { view: AuthorBadges, order: 20 });
  },
});
