import { useState } from 'react';
import { safeUrl } from '../../src/index';
import type { TitleBarFacts } from '../../src/resources/navigation/titleBarFacts';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';

/** The way section. A picture that cannot be had gives its place to the site's name. */
export function Logo({ logo, compact }: { logo: TitleBarFacts['logo']; compact: boolean }) {
  const { urls, meta, section } = useUi();
  const link = useSiteLink();
  const [failed, setFailed] = useState(false);
  const picture = safeUrl('asset', compact ? logo.imageUrlMobile : logo.imageUrl, urls());
  const src = failed ? null : picture;
  const name = logo.name ?? meta.ui.siteName;
  const showsName = src === null || (logo.name !== null && !compact);
  return (
    <a className="inl-title-bar__logo" href={link(logo.url) ?? `${section}/`}>
      {src !== null && (
        <img
          className="inl-title-bar__picture"
          src={src}
          alt={showsName ? '' : name}
          referrerPolicy="strict-origin"
          onError={() => setFailed(true)}
        />
      )}
      {showsName && <span className="inl-title-bar__name">{name}</span>}
    </a>
  );
}
