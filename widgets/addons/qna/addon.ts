import { defineAddon } from '../../../src/index';
import './qna.css';

/** Questions: how they stand, and which of their answers was accepted. */
export const addon = defineAddon({
  key: 'qna',
  register({ lazyWidget }) {
    lazyWidget({ names: ['QnA'], when: 'interaction' }, () =>
      import('./widget').then(({ widget }) => widget),
    );
  },
});
