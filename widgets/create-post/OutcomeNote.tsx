import { useEffect } from 'react';
import { useOwnLink } from '../../src/ui/useOwnLink';
import { useUi } from '../../src/ui/UiContext';

const bringIntoView = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** What has become of a post, for who is still in its form, and where others can read it by now. */
export function OutcomeNote({ words, url }: { words: string; url?: string }) {
  const { announcer, locale } = useUi();
  const href = useOwnLink()(url);
  // A region that comes with its words is not spoken of everywhere.
  useEffect(() => announcer.announce(words), [announcer, words]);
  return (
    <p ref={bringIntoView}>
      {words} {href && <a href={href}>{locale.t('Go to the post')}</a>}
    </p>
  );
}
