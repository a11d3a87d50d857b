import { defineWidget } from '../../src/index';
import { countsSlice } from '../../src/resources/counts/countsSlice';
import {
  discussionRecordKey,
  discussionsSlice,
  seedDiscussion,
} from '../../src/resources/discussions/discussionsSlice';
import { BookmarkToggle } from './BookmarkToggle';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [discussionsSlice, countsSlice],
  seed: ({ discussionID, bookmarked }) => [seedDiscussion({ discussionID, bookmarked })],
  keys: ({ discussionID }) => [discussionRecordKey(discussionID)],
  view: BookmarkToggle,
});
