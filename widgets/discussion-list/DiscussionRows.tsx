import { DiscussionRow } from './DiscussionRow';
import type { Discussion, ListOptions } from './props';

/** The rows of a list. Their names are one level below its title. */
export function DiscussionRows({ discussions, ...options }: ListOptions & { discussions: Discussion[] }) {
  const level = options.rowLevel ?? (options.title && options.titleType !== 'none' ? 3 : 2);
  return (
    <ul className="inl-discussions">
      {discussions.map((discussion) => (
        <li key={discussion.discussionID} data-inlay-shows={`discussion/${discussion.discussionID}`}>
          <DiscussionRow {...{ discussion, level, options }} />
        </li>
      ))}
    </ul>
  );
}
