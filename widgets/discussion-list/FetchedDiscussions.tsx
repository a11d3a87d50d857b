import type { ComponentType } from 'react';
import { useListDiscussionsQuery } from '../../src/resources/discussions/listDiscussions';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Loader } from '../../src/ui/Loader';
import { useUi } from '../../src/ui/UiContext';
import { askFor, pageLimit } from './askFor';
import { listAddress } from './listAddress';
import { readRows, type Discussion, type DiscussionsWidgetProps } from './props';

interface Props extends DiscussionsWidgetProps {
  Shown: ComponentType<DiscussionsWidgetProps & { discussions: Discussion[] }>;
}

/** A list that came without its discussions: the server is asked. What a page is about is asked for as its address says. */
export function FetchedDiscussions({ Shown, ...props }: Props) {
  const { search } = useUi().window.location;
  const page = props.isAsset ? listAddress.page(search) : 1;
  const sort = (props.isAsset && listAddress.sort(search)) || undefined;
  const { currentData, error, isFetching, refetch } = useListDiscussionsQuery(askFor(props, page, sort));
  if (currentData)
    return (
      <Shown
        {...props}
        {...(sort && { apiParams: { ...props.apiParams, sort } })}
        discussions={readRows(currentData.rows)}
        initialPaging={{ currentPage: page, limit: pageLimit(props), total: currentData.total }}
      />
    );
  if (error && 'status' in error)
    return <ErrorBox error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Loader />;
}
