import { plainError } from '../contract/apiError';
import { isRecord } from '../contract/foreign';
import { api } from '../store/api';

/** A user as `GET users/{id}` describes one; what the reader may not see is missing. Dates are ISO 8601. */
export interface User {
  userID: number;
  name: string;
  photoUrl?: string | null;
  email?: string | null;
  private?: boolean;
  /** 1 = banned. */
  banned?: number;
  title?: string | null;
  /** HTML of the rank. */
  labelHtml?: string | null;
  countDiscussions?: number;
  countComments?: number;
  dateInserted?: string | null;
  dateLastActive?: string | null;
}

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, number>({
      async queryFn(userID, _api, _options, send) {
        const answer = await send({ path: `users/${Number(userID)}/`, query: { expand: ['all'] } });
        if (answer.error) return { error: answer.error };
        const user = readUser(answer.data);
        return user ? { data: user } : { error: plainError('notJson', 200) };
      },
    }),
  }),
});

export const { useGetUserQuery } = usersApi;

/** Action that asks for one ahead of a view; kept as long as any answer. */
export const loadUser = (userID: number) => usersApi.endpoints.getUser.initiate(userID, { subscribe: false });

/** A foreign user, or null: without an ID it is none. Fields of another type than they should have count as missing. */
function readUser(foreign: unknown): User | null {
  const value = isRecord(foreign) ? foreign : {};
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : null);
  const number = (name: string) => (Number.isFinite(value[name]) ? (value[name] as number) : 0);
  const userID = number('userID');
  if (!Number.isInteger(userID) || userID <= 0) return null;
  return {
    userID,
    name: text('name') ?? '',
    photoUrl: text('photoUrl'),
    email: text('email'),
    private: value.private === true,
    banned: value.banned === true ? 1 : number('banned'),
    title: text('title'),
    labelHtml: text('labelHtml'),
    countDiscussions: number('countDiscussions'),
    countComments: number('countComments'),
    dateInserted: text('dateInserted'),
    dateLastActive: text('dateLastActive'),
  };
}
