import { closest } from '../page/closest';
import { siteSectionID } from '../resources/siteSectionID';
import { webUrl } from '../safe/webUrl';
import { withoutSecrets } from '../safe/withoutSecrets';
import type { Privacy } from '../session/createPrivacy';
import type { Tick } from '../server/createTick';
import type { Ui } from '../ui/UiContext';

interface Deps {
  ui: Pick<Ui, 'window' | 'meta'>;
  privacy: Pick<Privacy, 'choice' | 'isAnonymous'>;
  send(tick: Tick): void;
}

/** Tells the server of searches and of links that leave the site, of readers who agree. Nothing waits for it. */
export function watchTicks({ ui: { window, meta }, privacy, send }: Deps): void {
  const { document, location } = window;
  // Inside another site's page only those who said so themselves.
  const mayCount = async () =>
    window.parent === window ? !(await privacy.isAnonymous()) : (await privacy.choice()) === 0;
  const tell = (tick: Tick) => void mayCount().then((may) => may && send(tick));
  const safe = (address: string) => withoutSecrets(new URL(address, location.href)).href;
  const about = () => ({
    ...(document.referrer && { referrer: safe(document.referrer) }),
    pageName: document.title,
    siteSectionID: siteSectionID(meta.raw),
  });

  const onPress = ({ target, button }: MouseEvent) => {
    const link = target instanceof Element ? closest(target, 'a[href]') : null;
    const href = link instanceof window.HTMLAnchorElement && button < 2 ? webUrl(link.href) : null;
    // The page between this site and others tells it by itself.
    const isTold = location.pathname.endsWith('/home/leaving');
    if (href === null || isTold || new URL(href).host === location.host) return;
    tell({ type: 'externalNavigation', ...about(), url: safe(location.href), destinationUrl: safe(href) });
  };
  document.addEventListener('click', onPress, true);
  // By the middle button: in a tab of its own.
  document.addEventListener('auxclick', onPress, true);

  document.addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof window.HTMLFormElement) || target.getAttribute('role') !== 'search') return;
      const fields = new FormData(target);
      const words = fields.get('query') ?? fields.get('search');
      if (typeof words !== 'string' || words.trim() === '') return;
      const asked = new URLSearchParams({ query: words.trim() });
      tell({ type: 'search', ...about(), url: safe(`${target.getAttribute('action')}?${asked}`) });
    },
    true,
  );
}
