import { useEffect, useRef } from 'react';
import { attributes, hostNames } from '../../src/index';
import type { Post, usePost } from '../../src/resources/discussions/post';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Loader } from '../../src/ui/Loader';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { Pager } from '../../src/ui/pager/Pager';
import { SortOptions } from '../../src/ui/pager/SortOptions';
import { sorts } from '../../src/ui/pager/sorts';
import { threadTree } from '../../src/ui/thread/threadTree';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';
import { CommentItem } from './CommentItem';
import type { CommentThreadProps } from './props';
import { threadAddress, type CommentSort } from '../../src/ui/thread/threadAddress';
import { ThreadTemplates } from './ThreadTemplates';
import { useThread } from './useThread';
import { useThreadPages } from './useThreadPages';

interface Props {
  post: Post;
  asked: Pick<ReturnType<typeof usePost>, 'permissionsOverrides' | 'page'>;
  props: CommentThreadProps;
}

/** One page of a thread, with its orders and its other pages. */
export function ThreadList({
  post,
  asked: { permissionsOverrides: overrides, page: startPage },
  props,
}: Props) {
  const { locale, window, announcer } = useUi();
  const { t, plural } = locale;
  const siteLink = useSiteLink();
  const { discussionID, categoryID, closed = false, name } = post;
  const { page, sort, limit, standardSort, shown, ask, isThere, ...state } = useThreadPages(
    props,
    discussionID,
    startPage,
  );
  const comments = shown?.comments ?? [];
  const thread = useThread({ post, comments, sort, overrides, props });
  const total = Math.max(shown?.total ?? 0, comments.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const base = siteLink(post.url) ?? window.location.pathname;
  const hrefOf = (to: { page: number; sort: CommentSort }) =>
    threadAddress.of(base, { ...to, sort: to.sort === standardSort ? null : to.sort, tab: props.tab });

  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current || !isThere) return;
    moved.current = false;
    heading.current?.focus({ preventScroll: true });
    // There is nothing to scroll where nothing is laid out.
    heading.current?.scrollIntoView?.({ block: 'start' });
    announcer.announce(t('Page {n}', { n: locale.number(page) }));
  }, [announcer, locale, t, isThere, page, sort]);
  const go = (to: { page: number; sort: CommentSort }) => {
    moved.current = true;
    ask(to);
    const { origin, pathname, search } = window.location;
    const address = new URL(hrefOf(to), origin);
    if (address.origin === origin && address.pathname + address.search !== pathname + search)
      window.history.pushState(null, '', address.pathname + address.search);
  };

  const pages = Math.max(1, Math.ceil(total / limit));
  const place = { discussionID, categoryID, closed, permissionsOverrides: overrides };
  const isLast = sort === 'dateInserted' && page >= pages;
  const pager = total > limit && (
    <Pager
      {...{ currentPage: page, pageLimit: limit, totalResults: total }}
      hrefOf={(to) => hrefOf({ page: to, sort })}
      onChange={(to) => go({ page: to, sort })}
    />
  );
  const { title: _title, ...around } = props;
  const nodes = threadTree(comments);
  return (
    <WidgetBox {...around} titleType="none" label={t('Comments')} className="inl-thread">
      <div className="inl-thread__head">
        <h2 ref={heading} id="comments" tabIndex={-1} data-inlay-slot="count" data-count={total}>
          {plural(total, { one: '{count} comment', other: '{count} comments' })}
        </h2>
        {total > 1 && (
          <SortOptions
            sorts={sorts.comments}
            current={sort}
            hrefOf={(to) => hrefOf({ page: 1, sort: to })}
            onChange={(to) => go({ page: 1, sort: to })}
          />
        )}
      </div>
      {state.isFetching && <Loader />}
      {state.error && 'status' in state.error && (
        <ErrorBox error={state.error} busy={state.isFetching} onRetry={state.retry} />
      )}
      {pager}
      <ol
        // What the page does to them meanwhile, as they lose a comment or get one, goes with them.
        key={`${page} ${sort} ${comments[0]?.commentID ?? 0}`}
        className="inl-thread__list"
        id={hostNames.thread}
        {...{
          [attributes.props]: JSON.stringify({
            ...{ ...place, recordType: 'discussion', recordID: discussionID, url: post.url, isLast },
            ...{ insertUserID: thread.insertUserID, currentPage: page },
            dateLastViewed: post.dateLastViewed ?? null,
          }),
          [attributes.shared]: JSON.stringify({
            ...{ ...place, isLast },
            discussion: { discussionID, categoryID, closed, name },
          }),
        }}
      >
        {nodes.map((node) => (
          <CommentItem key={node.comment.commentID} {...{ node, thread }} />
        ))}
      </ol>
      {comments.length === 0 && isThere && (
        <p className="inl-thread__empty">
          {t('No comments yet.')} {thread.writes && <a href="#create-comment">{t('Write the first one')}</a>}
        </p>
      )}
      {closed && <p className="inl-thread__note">{t('This discussion has been closed.')}</p>}
      {pager}
      <ThreadTemplates thread={thread} />
    </WidgetBox>
  );
}
