import { defineAddon } from '../../../src/index';
import { loadRank } from '../../../src/resources/honours';
import { AuthorRank } from './AuthorRank';
import { CardRank } from './CardRank';
import './ranks.css';

/** How far members have come: on their card, and beside their name. */
export const addon = defineAddon({
  key: 'ranks',
  register({ extend }) {
    extend('userCard.content', 'rank', { view: CardRank, load: loadRank, order: 0 });
    extend('post.author', 'rank', { view: AuthorRank, order: 10 });
  },
});
