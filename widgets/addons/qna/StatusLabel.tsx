import { useLocale } from '../../../src/ui/useLocale';

/** How a question stands. One whose answers were all rejected is a question again. */
export function StatusLabel({ statusID }: { statusID: number | undefined }) {
  const { t } = useLocale();
  const isAnswered = statusID === 2 || statusID === 3;
  const words = isAnswered ? t(statusID === 3 ? 'Answered ✓' : 'Answered') : t('Question');
  return (
    <span className="inl-root inl-question" data-state={isAnswered ? 'answered' : 'question'}>
      {words}
    </span>
  );
}
