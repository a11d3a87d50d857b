import { defineAddon, lazyImport } from '../../../src/index';
import { loadBadges } from '../../../src/resources/honours';
import { loadUser } from '../../../src/resources/users';
import { AuthorBadges } from './AuthorBadges';
import { CardBadges } from './CardBadges';
import './badges.css';

/** What members were given for what they did: on their card, beside their name, and all of it on a page. */
export const addon = defineAddon({
  key: 'badges',
  register({ extend }) {
    extend('userCard.content', 'badges', { view: CardBadges, load: loadBadges, order: 10 });
    extend('post.author', 'badges', { view: AuthorBadges, order: 20 });
    extend('routes', 'badges', {
      path: '/badges/:userID',
      name: 'Badges',
      async load({ params, dispatch }) {
        const userID = Number(params.userID);
        const [{ BadgesPage }] = await Promise.all([
          lazyImport(() => import('./BadgesPage')),
          dispatch(loadUser(userID)),
          dispatch(loadBadges(userID)),
        ]);
        return BadgesPage;
      },
    });
  },
});
