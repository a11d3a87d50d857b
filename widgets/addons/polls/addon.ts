import { defineAddon, lazyImport } from '../../../src/index';
import { lazyPart } from '../../../src/ui/lazyPart';
import './polls.css';

const AddPoll = lazyPart(() => lazyImport(() => import('./AddPoll')).then((part) => part.AddPoll), {
  name: 'polls',
});

/** A question in a discussion that readers answer by voting. */
export const addon = defineAddon({
  key: 'polls',
  register({ extend, lazyWidget }) {
    extend('discussion.menu', 'polls', {
      view: AddPoll,
      group: 'status',
      fits: ({ known }) => known?.polls !== undefined,
    });
    extend('routes', 'polls', {
      path: '/polls',
      name: 'Polls',
      layout: () => ({ layoutViewType: 'pollList' }),
    });
    lazyWidget({ names: ['Poll'], when: 'interaction' }, () =>
      lazyImport(() => import('./widget')).then(({ widget }) => widget),
    );
  },
});
