import { useEffect, useState } from 'react';
import { safeUrl } from '../../src/index';
import { useLookupLayoutAssetsQuery, type LayoutQuery } from '../../src/resources/layouts';
import { useUi } from '../../src/ui/UiContext';

/**
 * Asks for the files of a layout while the layout itself is still to come, so that its widgets do not wait a round trip more
 * for their code. An answer that came with the page is here before a request would be sent.
 */
export function useWarmFiles(query: LayoutQuery, isComing: boolean): void {
  const { window, urls } = useUi();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = window.setTimeout(() => setLate(true));
    return () => window.clearTimeout(timer);
  }, [window, isComing]);
  const { data } = useLookupLayoutAssetsQuery(query, { skip: !isLate });
  useEffect(() => {
    if (!data) return;
    const { document } = window;
    const ask = (rel: string, file: unknown) => {
      const href = safeUrl('internal', file, urls());
      if (href === null || [...document.head.querySelectorAll('link')].some((link) => link.href === href))
        return;
      const link = document.createElement('link');
      link.rel = rel;
      link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
      if (rel === 'preload') link.as = 'style';
      link.href = href;
      document.head.append(link);
    };
    for (const file of data.js) ask('modulepreload', file);
    for (const file of data.css) ask('preload', file);
  }, [data, window, urls]);
}
