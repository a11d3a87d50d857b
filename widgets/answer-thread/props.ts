import * as v from 'valibot';
import { guard } from '../../src/index';
import { count, list, maybe, text, word } from '../../src/ui/home/homeProps';

const id = v.pipe(count, v.minValue(1));
const answers = maybe(v.looseObject({ data: list(v.looseObject({ commentID: id }), 500) }));
const params = maybe(
  v.looseObject({ parentRecordID: maybe(id), sort: text(50), expand: maybe(v.array(v.string())) }),
);

/** What is not named here is the thread's own: it checks it itself. */
const schema = v.looseObject({
  title: text(500),
  discussion: maybe(v.looseObject({ discussionID: id })),
  tabTitles: maybe(v.object({ all: text(200), accepted: text(200), rejected: text(200) })),
  apiParams: params,
  acceptedAnswers: answers,
  acceptedAnswersApiParams: params,
  rejectedAnswers: answers,
  rejectedAnswersApiParams: params,
  defaultTabID: word('all', 'accepted', 'rejected'),
});

export type AnswerThreadProps = v.InferOutput<typeof schema>;
export const readProps = guard(schema);
