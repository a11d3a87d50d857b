import { useLayoutEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';

const content = '#reach-skip-nav,main,[role="main"],#content';

/** The way past the bar. A page has one, so a page that brings its own gets none. */
export function SkipLink() {
  const { window } = useUi();
  const { t } = useLocale();
  const [id, setID] = useState<string | null>(null);
  // Once the bar stands: what it replaced may have held a skip link that is gone now.
  useLayoutEffect(() => setID(targetOf(window.document)), [window]);
  if (id === null) return null;
  const skip = (event: MouseEvent) => {
    const target = window.document.querySelector<HTMLElement>(content);
    if (!target || event.metaKey || event.ctrlKey) return;
    // The address alone moves the view, and leaves focus behind where the target cannot be focused.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus();
  };
  return (
    <a className="inl-title-bar__skip" href={`#${id}`} onClick={skip}>
      {t('Skip to content')}
    </a>
  );
}

/** Id of the content, or null where there is nothing to skip to or the page's first link leads there already. */
function targetOf(document: Document): string | null {
  const target = document.querySelector(content);
  const first = document.querySelector('a[href]')?.getAttribute('href');
  return !target || first?.startsWith('#') ? null : target.id || 'reach-skip-nav';
}
