import { safeUrl } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';

/** For who is still in the form of a post that others can read by now. */
export function PublishedNote({ url, goesOn }: { url: string; goesOn: boolean }) {
  const { locale, urls } = useUi();
  const { t } = locale;
  const href = safeUrl('internal', url, urls());
  return (
    <p>
      <span role="status">
        {t('Your post has been published.')}
        {goesOn && ` ${t('What you have written since is not in it until you save.')}`}
      </span>{' '}
      {href && <a href={href}>{t('Go to the post')}</a>}
    </p>
  );
}
