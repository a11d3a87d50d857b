import { linesOf } from '../../src/resources/drafts/checkDraft';
import type { DraftContent } from '../../src/resources/drafts/draft';
import { useLocale } from '../../src/ui/useLocale';

/** Words that the server has not taken, to be copied: nothing else leads to them. */
export function UnsentWords({ draft }: { draft: Pick<DraftContent, 'body' | 'format'> }) {
  const { t } = useLocale();
  return (
    <section className="inl-root">
      <p>{t('Only this device has these words: the server has not taken them. They can be copied here.')}</p>
      <blockquote dir="auto">
        {linesOf(draft).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </blockquote>
    </section>
  );
}
