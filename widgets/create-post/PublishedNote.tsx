import { useEffect } from 'react';
import { safeUrl } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';

/** For who is still in the form of a post that others can read by now. */
export function PublishedNote({ url, goesOn }: { url: string; goesOn: boolean }) {
  const { announcer, locale, urls } = useUi();
  const { t } = locale;
  const href = safeUrl('internal', url, urls());
  const published = t('Your post has been published.');
  const words = goesOn
    ? `${published} ${t('What you have written since is not in it until you save.')}`
    : published;
  // A region that comes with its words is not spoken of everywhere.
  useEffect(() => announcer.announce(words), [announcer, words]);
  return (
    <p>
      {words} {href && <a href={href}>{t('Go to the post')}</a>}
    </p>
  );
}
