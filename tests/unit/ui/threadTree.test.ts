import { flatten, threadTree } from '../../../src/ui/thread/threadTree';
import type { Comment } from '../../../examples/forum/wire';

/** A page of comments, each by its ID and the one that it answers, as lines with an indent for each level. */
const shown = (...rows: [commentID: number, parentCommentID: number | null][]) =>
  flatten(
    threadTree(rows.map(([commentID, parentCommentID]) => ({ commentID, parentCommentID }) as Comment)),
  ).map(({ comment, level, isApart }) => `${'-'.repeat(level - 1)}${comment.commentID}${isApart ? '!' : ''}`);

test.each([
  [
    'replies stand below what they answer',
    [
      [1, null],
      [2, null],
      [3, 1],
      [4, 3],
      [5, 1],
    ],
    '1 -3 --4 -5 2',
  ],
  [
    'newest first, too',
    [
      [5, 1],
      [4, 3],
      [3, 1],
      [2, null],
      [1, null],
    ],
    '2 1 -5 -3 --4',
  ],
  [
    'one whose parent is on another page stands by itself, with its own replies',
    [
      [8, 2],
      [9, 8],
    ],
    '8! -9',
  ],
  [
    'the deepest ones stand beside what they answer',
    [
      [1, null],
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
      [8, 5],
    ],
    '1 -2 --3 ---4 ----5 ----6! ----7! ----8!',
  ],
] as [string, [number, number | null][], string][])('%s', (_, rows, lines) => {
  expect(shown(...rows).join(' ')).toBe(lines);
});
