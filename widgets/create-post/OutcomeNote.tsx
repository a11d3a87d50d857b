import { useEffect } from 'react';
import { safeUrl } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';

const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** What has become of a post, for who is still in its form, and where others can read it by now. */
export function OutcomeNote({ words, url }: { words: string; url?: string }) {
  const { announcer, locale, urls } = useUi();
  const href = safeUrl('internal', url, urls());
  // A region that comes with its words is not spoken of everywhere.
  useEffect(() => announcer.announce(words), [announcer, words]);
  return (
    <p ref={bringIntoView}>
      {words} {href && <a href={href}>{locale.t('Go to the post')}</a>}
    </p>
  );
}
