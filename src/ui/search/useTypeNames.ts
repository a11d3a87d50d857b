import { useLocale } from '../useLocale';

/** What a type of results is called; undefined for one that no page knows. */
export function useTypeNames(): (type: string) => string | undefined {
  const { t } = useLocale();
  const names: Record<string, string> = {
    discussion: t('Discussion'),
    question: t('Question'),
    poll: t('Poll'),
    comment: t('Comment'),
    user: t('Member'),
    tag: t('Tag'),
    category: t('Category'),
  };
  return (type) => (Object.hasOwn(names, type) ? names[type] : undefined);
}
