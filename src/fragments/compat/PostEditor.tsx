import { isRecord } from '../../contract/foreign';
import type { FragmentKit } from '../../contract/fragmentKit';
import { useLocale } from '../../ui/useLocale';
import { PageTag } from './PageTag';

interface Props {
  kit: Pick<FragmentKit, 'useApi' | 'Loader' | 'Button'>;
  commentID: number;
  discussionID: number;
}

/** The page's editor of a comment, once its source is there: a fragment is told only what the comment looks like. */
export function PostEditor({ kit: { useApi, Loader, Button }, commentID, discussionID }: Props) {
  const { t } = useLocale();
  const { data, error, refresh } = useApi(`comments/${commentID}/edit`);
  if (error)
    return (
      <p role="alert">
        {error.message} <Button onClick={refresh}>{t('Retry')}</Button>
      </p>
    );
  if (!isRecord(data)) return <Loader />;
  const { body } = data;
  const format = typeof data.format === 'string' ? data.format.toLowerCase() : '';
  return <PageTag service="compose" props={{ action: 'edit', commentID, discussionID, body, format }} />;
}
