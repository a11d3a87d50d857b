import { defineWidget } from '../../../src/index';
import { pollsSlice, seedPoll } from '../../../src/resources/polls';
import { PollForm } from './PollForm';
import { readProps } from './props';

export const widget = defineWidget({
  names: ['Poll'],
  element: 'keep',
  when: 'interaction',
  props: readProps,
  slices: [pollsSlice],
  seed: ({ poll }) => [seedPoll(poll)],
  keys: ({ poll }) => [`polls/${poll.pollID}`],
  view: PollForm,
});
