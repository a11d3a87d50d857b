import type { CSSProperties } from 'react';
import { safeUrl } from '../../src/index';
import { useUi } from '../../src/ui/UiContext';
import { useLocale } from '../../src/ui/useLocale';
import type { IframeEmbedProps } from './props';
import './iframe-embed.css';

/**
 * A page of another site. It keeps its own origin and its scripts, so it must never be a page of ours: that could take
 * the sandbox off itself.
 */
export function IframeEmbed({ url, title, width = '100%', height = '400px' }: IframeEmbedProps) {
  const { urls, home } = useUi();
  const { t } = useLocale();
  const { origin } = new URL(home);
  const source = safeUrl('asset', url, { ...urls(), origin, hosts: ['*'] });
  // The bare name with a dot behind it, or another port of this host, leads to the same server and its cookies.
  const isOurs = source === null || nameOf(source) === nameOf(origin);
  if (isOurs)
    return <p className="inl-root inl-iframe-embed__refused">{t('This content cannot be shown here.')}</p>;
  return (
    <iframe
      className="inl-root inl-iframe-embed__frame"
      src={source}
      title={title || new URL(source).hostname}
      style={{ '--inl-iframe-width': width, '--inl-iframe-height': height } as CSSProperties}
      sandbox="allow-same-origin allow-scripts allow-forms"
      referrerPolicy="strict-origin"
      loading="lazy"
    />
  );
}

const nameOf = (url: string) => new URL(url).hostname.replace(/\.$/, '');
