import { useIsGuest } from '../../src/index';
import { Beside } from '../../src/ui/Beside';
import { WidgetBox } from '../../src/ui/home/WidgetBox';
import { SortOptions } from '../../src/ui/pager/SortOptions';
import { sorts } from '../../src/ui/pager/sorts';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { WidgetPart } from '../../src/ui/WidgetPart';
import { pageLimit, sortOf } from './askFor';
import { DiscussionRows } from './DiscussionRows';
import { listAddress } from './listAddress';
import type { Discussion, DiscussionsWidgetProps } from './props';

/** Discussions as rows. What a page is about can be sorted and paged, and says when there is nothing. */
export function DiscussionList(props: DiscussionsWidgetProps & { discussions: Discussion[] }) {
  const { t } = useLocale();
  const { urls, leaveFor } = useUi();
  const isGuest = useIsGuest();
  const { discussions, isAsset = false, initialPaging, viewAllUrl, ...around } = props;
  const page = urls().page ?? '';
  const { containerOptions } = around;
  const viewAll = containerOptions?.viewAll ?? (viewAllUrl ? { to: viewAllUrl } : undefined);
  const total = initialPaging?.total ?? 0;
  const hasPages = isAsset && total > pageLimit(props);
  if (discussions.length === 0 && !isAsset) return null;
  const list = (
    <WidgetBox
      label={t('Discussions')}
      {...around}
      containerOptions={{ ...containerOptions, viewAll: isAsset ? undefined : viewAll }}
    >
      {isAsset && discussions.length > 0 && (
        <SortOptions
          sorts={sorts.discussions}
          current={sortOf(props) as (typeof sorts.discussions)[number]['value']}
          hrefOf={(sort) => listAddress.changed(page, { sort, page: null })}
          onChange={(sort) => leaveFor(listAddress.changed(page, { sort, page: null }))}
        />
      )}
      {discussions.length > 0 ? <DiscussionRows {...props} /> : <p>{t('There are no posts here yet.')}</p>}
      {hasPages && <WidgetPart name="DiscussionsWidget" props={continued(props)} when="interaction" />}
    </WidgetBox>
  );
  // Nothing in its rows wakes for a guest.
  return isGuest && !hasPages ? list : <Beside>{list}</Beside>;
}

/** What its further pages need to know. */
const continued = ({
  discussionOptions,
  initialPaging,
  noCheckboxes,
  defaultSort,
  apiParams,
  title,
}: DiscussionsWidgetProps) => ({
  ...{ continues: true, isAsset: true, title },
  ...{ discussionOptions, initialPaging, noCheckboxes, defaultSort, apiParams },
});
