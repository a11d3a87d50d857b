import { defineAddon } from '../../../src/index';
import './polls.css';

/** A question in a discussion that readers answer by voting. */
export const addon = defineAddon({
  key: 'polls',
  register({ lazyWidget }) {
    lazyWidget({ names: ['Poll'], when: 'interaction' }, () =>
      import('./widget').then(({ widget }) => widget),
    );
  },
});
