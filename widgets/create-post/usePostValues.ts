import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { UseDraft } from '../../src/resources/drafts/useDraft';
import type { PostHandle } from '../../src/editor/postHandle';
import { contentOf, postMeta, valuesOf } from './postMeta';
import type { CreatePostProps, PostValues } from './props';
import { typeOf } from './typeOf';

type Props = Pick<
  CreatePostProps,
  'values' | 'own' | 'postType' | 'postTypes' | 'recordID' | 'parentID' | 'refused'
>;

const none = { name: '', body: '', tags: '', pinLocation: 'none', format: 'text' } as const;
const noFields = { postTypeID: '', postMeta: {} };

/**
 * The fields of a post and their way into its draft and back. The text is the editor's own: the editor is told only of
 * text from elsewhere, and `bodyTurn` counts the texts that it has to begin anew with. `isLeft`: the page's user has signed out.
 */
export function usePostValues(props: Props, draft: UseDraft, editor: RefObject<PostHandle | null>) {
  const { recordID } = props;
  const [values, setValues] = useState(props.values);
  const [bodyTurn, setBodyTurn] = useState(0);
  const [isLeft, setLeft] = useState(false);
  const latest = useRef(values);
  const byHand = useRef(values);

  const show = (next: PostValues) => {
    latest.current = next;
    setValues(next);
  };
  // Before stored words are known only what was touched may go into the draft: an empty field is no word of anybody's.
  const early = useRef(false);
  const isLoading = draft.status === 'loading';
  const change = (patch: Partial<PostValues>) => {
    show({ ...latest.current, ...patch });
    byHand.current = latest.current;
    early.current ||= isLoading;
    const known = isLoading ? patch : latest.current;
    draft.change({
      ...(known.body !== undefined && { body: known.body, format: latest.current.format }),
      meta: postMeta(known, typeOf(props, latest.current)),
    });
  };

  // What a browser has sent and the server has not taken is nowhere but in this page.
  useEffect(() => {
    if (props.refused) change(props.values);
    // Only what it began with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // Words that were stored, or written in another tab; or that went away there.
  const { restored } = draft;
  useEffect(() => {
    if (restored === 0) return;
    const found = draft.latest();
    // What another tab has published of a change is what the post is by now.
    if (recordID !== undefined && found.ended === 'posted') return;
    const before = latest.current;
    // Of an edited post its own text comes back; a new one begins again.
    const categoryID = props.parentID > 0 ? String(props.parentID) : '';
    const own = recordID === undefined ? { ...none, ...noFields, categoryID } : (props.own ?? props.values);
    const isLeft = found.ended === 'signedOut';
    const isGone = found.status === 'none' || isLeft;
    if (isLeft) {
      setLeft(true);
      editor.current?.forget();
    }
    const next = isGone ? own : valuesOf(found, before);
    show(next);
    if (next.body === before.body && next.format === before.format) return;
    // The editor reads HTML only when it begins.
    if (next.format === 'html') setBodyTurn((turn) => turn + 1);
    else editor.current?.reset(next);
    // Only words from elsewhere go into the fields.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [restored]);
  // Servers take no draft of which only the text is known; a page may have gone before it knew more.
  const isPart = draft.status === 'draft' && draft.draftID === null && draft.meta.name === undefined;
  const { change: keep } = draft;
  useEffect(() => {
    if (isLoading || !(early.current || isPart)) return;
    early.current = false;
    keep(contentOf(latest.current, props));
  }, [isLoading, isPart, keep, props]);

  return { values, latest, byHand, bodyTurn, isLeft, change, show };
}
