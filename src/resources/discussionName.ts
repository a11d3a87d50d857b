import { isRecord } from '../contract/foreign';
import { api } from '../store/api';

/** What a discussion is called and, if it is a question, how it stands. */
export interface DiscussionName {
  name: string;
  /** 1: unanswered, 2: answered, 3: accepted, 4: rejected; null unless the type is `question`. */
  statusID: number | null;
}

const discussionNameApi = api.injectEndpoints({
  endpoints: (build) => ({
    discussionName: build.query<DiscussionName | null, number>({
      query: (discussionID) => ({
        path: `discussions/${Number(discussionID)}`,
        query: { expand: '-body' },
      }),
      transformResponse: readName,
    }),
  }),
});

export const { useDiscussionNameQuery } = discussionNameApi;

function readName(foreign: unknown): DiscussionName | null {
  if (!isRecord(foreign) || typeof foreign.name !== 'string') return null;
  const { name, type, statusID } = foreign;
  return { name, statusID: type === 'question' && typeof statusID === 'number' ? statusID : null };
}
