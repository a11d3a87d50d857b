type Class = 'Positive' | 'Negative' | 'Flag';
type Row = [urlcode: string, name: string, kind: Class, value: number, description: string];

const rows: Row[] = [
  ['Promote', 'Promote', 'Positive', 5, 'Puts a post on the front page.'],
  ['Like', 'Like', 'Positive', 1, 'For posts that you are glad to have read.'],
  ['Agree', 'Agree', 'Positive', 1, 'You see it the same way.'],
  ['Insightful', 'Insightful', 'Positive', 1, 'You have learned something.'],
  ['Awesome', 'Awesome', 'Positive', 1, 'Outstanding work.'],
  ['Support', 'Support', 'Positive', 1, 'You stand by the author.'],
  ['LOL', 'LOL', 'Positive', 0, 'It made you laugh.'],
  ['Up', 'Vote Up', 'Positive', 1, 'A vote for it.'],
  ['Down', 'Vote Down', 'Negative', -1, 'A vote against it.'],
  ['Disagree', 'Disagree', 'Negative', 0, 'You see it differently.'],
  ['Dislike', 'Dislike', 'Negative', -1, 'You could have done without it.'],
  ['Off_Topic', 'Off Topic', 'Negative', -1, 'It belongs somewhere else.'],
  ['WTF', 'WTF', 'Negative', 0, 'You are at a loss for words.'],
  ['Spam', 'Spam', 'Flag', 0, 'Tells the moderators about an advertisement.'],
];

export const reactionTypes = rows.map(([urlcode, name, kind, reactionValue, description], index) => ({
  tagID: index + 1,
  urlcode,
  name,
  class: kind,
  description,
  points: reactionValue,
  reactionValue,
  sort: index + 1,
}));
