import type { AppThunk } from '../store/storeTypes';
import { createKeyedSlice } from '../store/createKeyedSlice';

/** Quoted text on its way into an editor. */
export interface QuotedWords {
  userID: number;
  name: string;
  /** Absolute address of the post. */
  url: string;
  /** Plain text. */
  text: string;
}

/** Where the one form for new comments of a discussion's page stands; `none`: nowhere. */
export type ComposerSpot = 'widget' | 'original-post' | 'none';

/** Which editors a discussion's page has open, the one used last at the end, and what waits to be put into it. */
export interface Composing {
  editors: readonly string[];
  quotes: readonly QuotedWords[];
  /** The last reply that was given up to begin another one, by the comment that it answered. */
  givenUp?: { parentCommentID: number };
  /** `widget` without it. */
  spot?: ComposerSpot;
}

const none: Composing = { editors: [], quotes: [] };

export const composeSlice = createKeyedSlice<Composing>('compose');

export const selectComposing = (state: Record<string, unknown>, discussionID: number): Composing =>
  composeSlice.select(state, String(discussionID)) ?? none;

export const changeComposing =
  (discussionID: number, next: (before: Composing) => Composing): AppThunk =>
  (dispatch, getState) => {
    const before = selectComposing(getState(), discussionID);
    dispatch(composeSlice.actions.stored({ [discussionID]: next(before) }));
  };

/**
 * An editor was opened or typed in: later quotes go to it. `isAside`: it has come by itself,
 * and the one that is being written in stays that.
 */
export const editorUsed = (discussionID: number, id: string, isAside?: boolean) =>
  changeComposing(discussionID, (before) => {
    const others = before.editors.filter((each) => each !== id);
    return { ...before, editors: isAside ? [id, ...others] : [...others, id] };
  });

export const editorGone = (discussionID: number, id: string) =>
  changeComposing(discussionID, (before) => ({
    ...before,
    editors: before.editors.filter((each) => each !== id),
  }));

/** The waiting quotes have been put in. */
export const quotesTaken = (discussionID: number) =>
  changeComposing(discussionID, (before) => ({ ...before, quotes: [] }));

/** Its form, where it is open, goes. */
export const replyGivenUp = (discussionID: number, parentCommentID: number) =>
  changeComposing(discussionID, (before) => ({ ...before, givenUp: { parentCommentID } }));

/** The form goes on in another place of the page. */
export const composerMoved = (discussionID: number, spot: ComposerSpot) =>
  changeComposing(discussionID, (before) => ({ ...before, spot }));
